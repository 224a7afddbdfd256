import { siteSettings } from "@rolecall/contract/site.ts";
import { queryOf } from "./query.ts";

/** The settings of this installation. */
export const siteSettingsQuery = queryOf(siteSettings, {});
