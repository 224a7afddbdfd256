import {
  passkeySignInOptions,
  secondStepOptions,
  signInWithPasskey,
} from "@rolecall/contract/auth/passkeys.ts";
import { passSecondStep, reportLostFactor } from "@rolecall/contract/auth/second-factor.ts";
import { mutationOf } from "#lib/query.ts";

// A sign-in changes every answer: see use-start-session.
export const passSecondStepMutation = mutationOf(passSecondStep, { invalidates: [] });
export const secondStepOptionsMutation = mutationOf(secondStepOptions, { invalidates: [] });
export const reportLostFactorMutation = mutationOf(reportLostFactor, { invalidates: [] });
export const passkeySignInOptionsMutation = mutationOf(passkeySignInOptions, { invalidates: [] });
export const signInWithPasskeyMutation = mutationOf(signInWithPasskey, { invalidates: [] });
