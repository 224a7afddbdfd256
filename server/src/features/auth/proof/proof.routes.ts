import { proofEndpoints } from "@rolecall/contract/auth/proof.schemas.ts";
import { callerOf } from "#features/auth/caller.ts";
import { relyingPartyOf } from "#features/auth/passkeys/relying-party.ts";
import type { Feature } from "#http/route.ts";
import * as proof from "./proof.service.ts";

export const proofRoutes: Feature = (route) => {
  route(proofEndpoints.proveIdentity, async (call) => {
    const { db, user, body, request, config, sessionIdOf } = call;
    const browser = { browser: sessionIdOf(request), party: relyingPartyOf(request, config) };
    const given = { user, given: body, ...browser };
    await proof.proveIdentity(db, given, { caller: callerOf(call) });
  });
};
