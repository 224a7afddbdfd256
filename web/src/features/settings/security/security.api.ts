import type { OwnSession } from "@rolecall/contract/auth/account.schemas.ts";
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  readAccount,
} from "@rolecall/contract/auth/account.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from "@rolecall/contract/auth/passkeys.ts";
import {
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
} from "@rolecall/contract/auth/second-factor.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

/** The user's sessions, page after page; read again whenever the screen is opened. */
export const sessionsQuery = {
  ...endlessQueryOf<typeof listSessions, OwnSession>(listSessions, ({ page, last }) => ({
    query: { page, after: last?.id },
  })),
  gcTime: 0,
};
export const passkeysQuery = queryOf(listPasskeys, {});

const ofSessions = { invalidates: [listSessions] };
const ofFactors = { invalidates: [readAccount, listPasskeys, listSessions] };

export const changePasswordMutation = mutationOf(changePassword, ofSessions);
export const endSessionMutation = mutationOf(endSession, ofSessions);
export const endOtherSessionsMutation = mutationOf(endOtherSessions, ofSessions);
export const beginTotpMutation = mutationOf(beginTotp, { invalidates: [] });
export const confirmTotpMutation = mutationOf(confirmTotp, ofFactors);
export const removeTotpMutation = mutationOf(removeTotp, ofFactors);
export const renewRecoveryCodesMutation = mutationOf(renewRecoveryCodes, ofFactors);
export const beginPasskeyMutation = mutationOf(beginPasskey, { invalidates: [] });
export const addPasskeyMutation = mutationOf(addPasskey, ofFactors);
export const removePasskeyMutation = mutationOf(removePasskey, ofFactors);
