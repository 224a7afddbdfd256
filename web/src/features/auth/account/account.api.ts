import { readAccount } from "@rolecall/contract/auth/account.ts";
import { queryOf } from "#lib/query.ts";

/** How the account is kept safe, and what it holds. */
export const accountQuery = queryOf(readAccount, {});
