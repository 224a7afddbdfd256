import * as z from "zod";
import { addressWords } from "#lib/address-words.ts";

const search = z.object({ query: addressWords, industry: addressWords });

/** What the address of the directory says: words to look for, and a part of an industry. */
export const directorySearch = (given: Record<string, unknown>): z.output<typeof search> =>
  search.parse(given);
