import { mount } from "svelte";
import App from "./App.svelte";
import { keptLanguage, preferredLanguage, reader } from "$lib/language.svelte";
import { person } from "$lib/person.svelte";
import "$lib/renewal";
import { BASE } from "$lib/site";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app")!;
// The first request makes the guest: it already says which language this browser reads.
const language = preferredLanguage(keptLanguage(), navigator.languages);
document.documentElement.lang = language;
const loading = person.load();
await reader.choose(language);
mount(App, { target });
await loading;
if (!keptLanguage() && person.me) await reader.choose(person.me.language);

// Who plays nowhere waits for nothing.
if (person.me?.tables[0]) void import("./notices/watch");
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => undefined);
