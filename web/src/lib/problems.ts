/** Why something did not work, in the reader's language. */
import { ApiError, Unreachable } from "./api";
import { reader, say } from "./language.svelte";
import { moment } from "./moments";
import { SITE } from "./site";
import type { Facts } from "./speech";

export function explain(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error.problem);
  if (error instanceof Unreachable) return say(SITE ? "client-site-server" : "client-unreachable");
  console.error(error);
  return say("client-broken");
}

/** Why a table cannot be opened: at an address that no table can have there is none, and an invitation ends when the game begins. */
export function explainTable(error: unknown, invite: string | null = null): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 400) return say("server-no-table");
  return status === 403 && invite ? say("client-invitation-over") : explain(error);
}

/** Prefer our own words, which follow the reader's language; else the sentence the server made. */
export function sentenceOf(problem: { reason: string; facts: Facts; text: string }): string {
  return reader.has(problem.reason) ? say(problem.reason, inTheirTime(problem.facts)) : problem.text || say("client-broken");
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Moments, which the server tells as ISO 8601, as the reader's clock shows them. */
export function inTheirTime(facts: Facts): Facts {
  const told = (fact: unknown) => (typeof fact === "string" && MOMENT.test(fact) ? moment(Date.parse(fact) / 1000) : fact);
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, told(fact)])) as Facts;
}
