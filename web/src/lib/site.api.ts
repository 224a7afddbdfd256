import { siteSettings } from "@rolecall/contract/site.ts";
import { queryOf } from "./query.ts";

/** What this installation offers. */
export const siteSettingsQuery = queryOf(siteSettings, {});
