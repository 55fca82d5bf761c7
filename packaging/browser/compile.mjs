/* Compiles all Python sources of a folder, in place, with the Python of the runtime: node compile.mjs RUNTIME FOLDER */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: runtime });
python.mountNodeFS("/stage", folder);
// Beside their sources, for imports without these; unchecked, since there is nothing to check them against.
const compiled = python.runPython(`
import compileall, py_compile
compileall.compile_dir("/stage", ddir="", quiet=1, legacy=True, optimize=0,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
process.exit(compiled ? 0 : 1);
