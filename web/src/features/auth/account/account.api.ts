import { readAccount } from "@rolecall/contract/auth/account.ts";
import { queryOf } from "#lib/query.ts";

/** The account's data and its means of signing in. */
export const accountQuery = queryOf(readAccount, {});
