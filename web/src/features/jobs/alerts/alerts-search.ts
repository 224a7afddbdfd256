import { addressWords } from "#lib/text/address-words.ts";

/** A letter's link names a job that somebody does not want, and the end of the id of the alert that found it. */
export const alertsSearch = (search: Record<string, unknown>) => ({
  not: addressWords(search["not"]),
  a: addressWords(search["a"]),
});
