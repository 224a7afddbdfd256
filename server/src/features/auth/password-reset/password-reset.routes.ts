import { authEndpoints } from "@rolecall/contract/auth/auth.schemas.ts";
import { resetLinkSentText } from "@rolecall/contract/auth/auth.ts";
import { callerOf } from "#features/auth/caller.ts";
import type { Feature } from "#http/route.ts";
import * as resets from "./password-reset.service.ts";

export const passwordResetRoutes: Feature = (route) => {
  route(authEndpoints.forgotPassword, async (call) => {
    const { db, body } = call;
    await resets.askForResetLink(db, body.identifier, { caller: callerOf(call) });
    return { message: resetLinkSentText };
  });

  route(authEndpoints.resetPassword, async (call) => {
    const { db, body, config } = call;
    await resets.resetPassword(db, body, { caller: callerOf(call), config });
  });
};
