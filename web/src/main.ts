import { mount } from "svelte";
import App from "./App.svelte";
import { keptLanguage, preferredLanguage, reader } from "$lib/language.svelte";
import { person } from "$lib/person.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app")!;
const loading = person.load();
await reader.choose(preferredLanguage(keptLanguage(), navigator.languages));
mount(App, { target });
await loading;
if (!keptLanguage() && person.me) await reader.choose(person.me.language);

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
