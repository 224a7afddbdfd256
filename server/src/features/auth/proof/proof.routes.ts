import { proveIdentity } from "@rolecall/contract/auth/proof.ts";
import { callerOf } from "#features/auth/caller.ts";
import type { Feature } from "#http/route.ts";
import * as proof from "./proof.service.ts";

export const proofRoutes: Feature = (route) => {
  route(proveIdentity, async (call) => {
    const { db, user, body } = call;
    await proof.proveIdentity(db, { user, given: body }, callerOf(call));
  });
};
