import { accountEndpoints } from "@rolecall/contract/auth/account.schemas.ts";
import { leavingEndpoints } from "@rolecall/contract/auth/leaving.schemas.ts";
import { callerOf } from "#features/auth/caller.ts";
import { leave } from "#features/auth/leaving/leaving.service.ts";
import { deleteOtherSessions } from "#features/auth/sessions/session.queries.ts";
import * as sessions from "#features/auth/sessions/sessions.service.ts";
import type { Feature } from "#http/route.ts";
import * as account from "./account.service.ts";

export const accountRoutes: Feature = (route) => {
  route(accountEndpoints.readAccount, ({ db, user }) => account.readAccount(db, user));

  route(leavingEndpoints.leave, async (call) => {
    const { db, user } = call;
    const left = await leave(db, user);
    // The cookie goes with the sessions.
    await sessions.endSession(db, call);
    return left;
  });

  route(accountEndpoints.changePassword, async (call) => {
    const { db, user, body, config } = call;
    const given = { caller: callerOf(call), config };
    await account.changePassword(db, { user, given: body }, given);
  });

  route(accountEndpoints.listSessions, ({ db, user, query }) =>
    account.listSessions(db, user, query),
  );

  route(accountEndpoints.endSession, async (call) => {
    const { db, user, params } = call;
    // Its cookie goes, too.
    if (params.id.toLowerCase() === user.sessionId) return sessions.endSession(db, call);
    return account.endSession(db, { userId: user.id, sessionId: params.id });
  });

  route(accountEndpoints.endOtherSessions, ({ db, user }) =>
    deleteOtherSessions(db, { userId: user.id, sessionId: user.sessionId }),
  );
};
