import {
  changeRole,
  currentUser,
  register,
  signIn,
  signOut,
} from "@rolecall/contract/auth/auth.ts";
import type { Feature } from "#http/route.ts";
import * as auth from "./auth.service.ts";
import { callerOf } from "./caller.ts";
import { endSession, startSession } from "./sessions/sessions.service.ts";
import { signInPage } from "./sign-in-page.ts";

export const authRoutes: Feature = (route, app) => {
  route(currentUser, ({ db, user }) => auth.readUser(db, user.id));

  route(register, async (call) => {
    const { db, body, config } = call;
    const user = await auth.registerUser(db, body, { caller: callerOf(call), config });
    await startSession(db, call, { userId: user.id, remember: false });
    return user;
  });

  route(signIn, async (call) => {
    const user = await auth.checkCredentials(call.db, call.body, callerOf(call));
    const remember = call.body.rememberMe ?? false;
    await startSession(call.db, call, { userId: user.id, remember });
    return user;
  });

  route(signOut, async (call) => {
    await endSession(call.db, call);
  });

  route(changeRole, async ({ db, user, body }) => {
    await auth.changeRole(db, { userId: user.id, role: body.role });
    return auth.readUser(db, user.id);
  });

  // Full-page navigations to the sign-in.
  app.get<{ Querystring: { next?: unknown } }>("/api/login", (request, reply) =>
    reply.header("Cache-Control", "no-store").redirect(signInPage({ next: request.query.next })),
  );
};
