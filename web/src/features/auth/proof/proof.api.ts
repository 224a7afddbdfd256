import { proveIdentity } from "@rolecall/contract/auth/proof.ts";
import { mutationOf } from "#lib/query.ts";

export const proveIdentityMutation = mutationOf(proveIdentity, { invalidates: [] });
