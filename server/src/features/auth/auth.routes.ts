import { authEndpoints } from "@rolecall/contract/auth/auth.schemas.ts";
import { interim } from "#http/reply/interim.ts";
import type { Feature } from "#http/route.ts";
import * as auth from "./auth.service.ts";
import { callerOf } from "./caller.ts";
import { fingerprintOf, hasSecondFactor } from "./second-factor/factors.ts";
import { beginSecondStep } from "./second-step/second-step.service.ts";
import { endSession, startSession } from "./sessions/sessions.service.ts";
import { signInPage } from "./sign-in-page.ts";

export const authRoutes: Feature = (route, app) => {
  route(authEndpoints.currentUser, ({ db, user }) => auth.readUser(db, user.id));

  route(authEndpoints.register, async (call) => {
    const { db, body, config } = call;
    const made = await auth.registerUser(db, body, { caller: callerOf(call), config });
    const { user, factors } = made;
    const checkedWith = fingerprintOf(factors);
    await startSession(db, call, { userId: user.id, remember: false, checkedWith });
    return user;
  });

  route(authEndpoints.signIn, async (call) => {
    const { db, body, config } = call;
    const caller = callerOf(call);
    const { user, factors } = await auth.checkCredentials(db, body, { caller, config });
    const begun = { userId: user.id, remember: body.rememberMe ?? false };
    if (hasSecondFactor(factors))
      return interim(await beginSecondStep(db, call, { ...begun, factors }, caller));
    await startSession(db, call, { ...begun, checkedWith: fingerprintOf(factors) });
    return user;
  });

  route(authEndpoints.signOut, async (call) => {
    await endSession(call.db, call);
  });

  route(authEndpoints.changeRole, async ({ db, user, body }) => {
    await auth.changeRole(db, { userId: user.id, role: body.role });
    return auth.readUser(db, user.id);
  });

  // Full-page navigations to the sign-in.
  app.get<{ Querystring: { next?: unknown } }>("/api/login", (request, reply) =>
    reply.header("Cache-Control", "no-store").redirect(signInPage({ next: request.query.next })),
  );
};
