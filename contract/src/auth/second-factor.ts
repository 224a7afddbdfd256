import type { Endpoint } from "#endpoint.ts";

export const wrongCodeText = "That code is not right";
export const codeMissingText = "Enter a code";
export const signInAgainText = "Please sign in again";
export const factorNeededText = "Confirm with your second factor";

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
  "The administrators have been told. We have sent you a letter about what comes next.";

export const reportLostFactor = {
  method: "POST",
  path: "/api/login/second-factor/lost",
  access: "everyone",
} as const satisfies Endpoint;
