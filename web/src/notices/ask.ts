/** What is asked of the server about notices. */
import { call } from "$lib/api";
import type { AddWay, ChangeNotices, NoticeNews, Tried } from "$lib/generated/types";

const WAYS = "/me/notices/ways";
const at = (id: string) => `${WAYS}/${encodeURIComponent(id)}`;

export const chosen = () => call<NoticeNews>("GET", "/me/notices");
export const change = (wish: ChangeNotices) => call<NoticeNews>("PATCH", "/me/notices", wish);
export const forget = () => call<NoticeNews>("DELETE", "/me/notices");
export const mute = (table: string, muted: boolean) => call<NoticeNews>("PUT", `/me/notices/tables/${encodeURIComponent(table)}`, { muted });
export const add = (way: Partial<AddWay> & Pick<AddWay, "kind" | "address">) => call<NoticeNews>("POST", WAYS, way);
export const remove = (id: string) => call<NoticeNews>("DELETE", at(id));
export const tryNow = (id: string) => call<Tried>("POST", `${at(id)}/try`, {});
