import { readSiteText, type TextName } from "@rolecall/contract/site.ts";
import { queryOrNullOf } from "#lib/query.ts";

/** The newest version of a text that the administrators wrote, or null. */
export const siteTextQuery = (name: TextName) => queryOrNullOf(readSiteText, { params: { name } });
