import { secondFactorEndpoints } from "@rolecall/contract/auth/second-factor.schemas.ts";
import { callerOf } from "#features/auth/caller.ts";
import type { Feature } from "#http/route.ts";
import * as totp from "./totp.service.ts";

export const secondFactorRoutes: Feature = (route) => {
  route(secondFactorEndpoints.beginTotp, ({ db, user }) => totp.beginTotp(db, user));

  route(secondFactorEndpoints.confirmTotp, async (call) => {
    const { db, user, body } = call;
    const given = { user, code: body.code };
    return { recoveryCodes: await totp.confirmTotp(db, given, { caller: callerOf(call) }) };
  });

  route(secondFactorEndpoints.removeTotp, ({ db, user }) => totp.removeTotp(db, user));

  route(secondFactorEndpoints.renewRecoveryCodes, async ({ db, user }) => ({
    recoveryCodes: await totp.replaceCodes(db, user),
  }));
};
