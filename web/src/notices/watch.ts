/** Loaded by whoever sits at a table. */
import { watch } from "./waiting";

watch();
