import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const wrongCodeText = refusal("wrong-code", "That code is not right");
export const codeMissingText = refusal("enter-code", "Enter a code");
export const signInAgainText = refusal("sign-in-again", "Please sign in again");
export const factorNeededText = refusal("second-factor-needed", "Confirm with your second factor");

export const beginTotp = {
  method: "POST",
  path: "/api/auth/totp",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const confirmTotp = {
  method: "POST",
  path: "/api/auth/totp/confirm",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const removeTotp = {
  method: "DELETE",
  path: "/api/auth/totp",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const renewRecoveryCodes = {
  method: "POST",
  path: "/api/auth/recovery-codes",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const passSecondStep = {
  method: "POST",
  path: "/api/login/second-factor",
  access: "everyone",
} as const satisfies Endpoint;

export const lostFactorText =
  "The administrators have been told. We have sent you an email about what comes next.";

export const reportLostFactor = {
  method: "POST",
  path: "/api/login/second-factor/lost",
  access: "everyone",
} as const satisfies Endpoint;
