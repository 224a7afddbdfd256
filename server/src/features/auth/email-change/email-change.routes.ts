import { emailChangeEndpoints } from "@rolecall/contract/auth/email-change.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as changes from "./email-change.service.ts";

export const emailChangeRoutes: Feature = (route) => {
  route(emailChangeEndpoints.requestEmail, ({ db, user, body, config }) =>
    changes.requestEmail(db, { user, email: body.email }, { config }),
  );

  route(emailChangeEndpoints.confirmEmail, ({ db, user, body }) =>
    changes.confirmEmail(db, { user, token: body.token }),
  );

  route(emailChangeEndpoints.cancelEmail, ({ db, user }) => changes.cancelEmail(db, user.id));
};
