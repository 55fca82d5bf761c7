/** Whether this client is a folder of files without a server behind it (`make site`): its page says so. */
export const SITE = document.querySelector("meta[name=kastellan-site]") !== null;

/** Where the client lies: a site is one page in its folder. */
export const BASE = SITE ? new URL("./", location.href).href : new URL("/", location.href).href;
