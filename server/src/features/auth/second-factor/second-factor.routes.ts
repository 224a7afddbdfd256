import {
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
} from "@rolecall/contract/auth/second-factor.ts";
import type { Feature } from "#http/route.ts";
import * as totp from "./totp.service.ts";

export const secondFactorRoutes: Feature = (route) => {
  route(beginTotp, ({ db, user }) => totp.beginTotp(db, user));

  route(confirmTotp, async ({ db, user, body, mailer }) => ({
    recoveryCodes: await totp.confirmTotp(db, { user, code: body.code }, mailer),
  }));

  route(removeTotp, ({ db, user, mailer }) => totp.removeTotp(db, user, mailer));

  route(renewRecoveryCodes, async ({ db, user, mailer }) => ({
    recoveryCodes: await totp.replaceCodes(db, user, mailer),
  }));
};
