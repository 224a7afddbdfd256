import { readSettings } from "@rolecall/contract/admin/settings.ts";
import { queryOf } from "#lib/query.ts";

/** The rules of this installation. The call answers administrators alone: whoever gets an answer is one. */
export const settingsQuery = queryOf(readSettings, {});
