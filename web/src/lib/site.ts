/** Whether this client is a folder of files without a server behind it (`make site`). */
export const SITE = import.meta.env.MODE === "site";
