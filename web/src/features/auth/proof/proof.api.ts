import { proofOptions } from "@rolecall/contract/auth/passkeys.ts";
import { proveIdentity } from "@rolecall/contract/auth/proof.ts";
import { mutationOf } from "#lib/query.ts";

export const proveIdentityMutation = mutationOf(proveIdentity, { invalidates: [] });
export const proofOptionsMutation = mutationOf(proofOptions, { invalidates: [] });
