import { passkeyEndpoints } from "@rolecall/contract/auth/passkeys.schemas.ts";
import { callerOf } from "#features/auth/caller.ts";
import { findPendingSignIn } from "#features/auth/second-step/second-step.service.ts";
import type { Feature } from "#http/route.ts";
import { askedBy } from "./asked-by.ts";
import { browserCookie } from "./browser-cookie.ts";
import { passkeyName } from "./passkey-name.ts";
import { signInByPasskey } from "./passkey-sign-in.service.ts";
import * as queries from "./passkeys.queries.ts";
import * as passkeys from "./passkeys.service.ts";

export const passkeyRoutes: Feature = (route) => {
  route(passkeyEndpoints.beginPasskey, (call) => {
    const { db, user, request, sessionIdOf } = call;
    return passkeys.creationOptions(db, user, askedBy(call, sessionIdOf(request)));
  });

  route(passkeyEndpoints.addPasskey, (call) => {
    const { db, user, body, request, sessionIdOf } = call;
    const asked = askedBy(call, sessionIdOf(request));
    const made = {
      name: passkeyName(body.name),
      answer: { ...asked, credential: body.credential },
    };
    return passkeys.addPasskey(db, { user, ...made });
  });

  route(passkeyEndpoints.listPasskeys, ({ db, user }) => queries.listPasskeys(db, user.id));

  route(passkeyEndpoints.renamePasskey, ({ db, user, params, body }) =>
    passkeys.renamePasskey(db, { id: params.id, userId: user.id }, body.name),
  );

  route(passkeyEndpoints.removePasskey, ({ db, user, params }) =>
    passkeys.removePasskey(db, { id: params.id, user }),
  );

  route(passkeyEndpoints.proofOptions, (call) => {
    const { db, user, request, sessionIdOf } = call;
    const asked = askedBy(call, sessionIdOf(request));
    return passkeys.requestOptions(db, { purpose: "proof", userId: user.id }, asked);
  });

  route(passkeyEndpoints.passkeySignInOptions, (call) => {
    const { db, request, reply, config } = call;
    const asked = askedBy(call, browserCookie(config).give(request, reply));
    return passkeys.requestOptions(db, { purpose: "sign-in", userId: null }, asked);
  });

  route(passkeyEndpoints.signInWithPasskey, async (call) => {
    const { db, body, request, reply, config } = call;
    const asked = askedBy(call, browserCookie(config).read(request));
    const sent = {
      answer: { ...asked, credential: body.credential },
      remember: body.rememberMe ?? false,
    };
    const user = await signInByPasskey(db, sent, { caller: callerOf(call), call });
    browserCookie(config).takeBack(reply);
    return user;
  });

  route(passkeyEndpoints.secondStepOptions, async (call) => {
    const { db, request, config } = call;
    const { userId, tokenHash } = await findPendingSignIn(db, request, config);
    const asked = askedBy(call, tokenHash);
    return passkeys.requestOptions(db, { purpose: "second-step", userId }, asked);
  });
};
