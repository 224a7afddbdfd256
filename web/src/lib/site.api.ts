import { readSettings } from "@rolecall/contract/admin/settings.ts";
import { siteSettings } from "@rolecall/contract/site.ts";
import { queryOf } from "./query.ts";

/** The settings of this installation. */
export const siteSettingsQuery = queryOf(siteSettings, {});

/** A call that answers administrators alone: whoever gets an answer is one. */
export const administratorQuery = queryOf(readSettings, {});
