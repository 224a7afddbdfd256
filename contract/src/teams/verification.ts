import type { Endpoint } from "#endpoint.ts";

export const noWebsiteText = "Add the website of the company first";
export const unprovableWebsiteText = "This website cannot prove a company";
export const alreadyVerifiedText = "This company is already verified";
export const addressNeededText = (domain: string): string => `Use an address at ${domain}`;
export const wrongCodeText = "This code is not right";

/** The answer to a request for a code. */
export const codeSentText = "A letter with a code is on its way.";

export const startVerification = {
  method: "POST",
  path: "/api/companies/{id}/verification",
  access: "signed-in",
} as const satisfies Endpoint;

export const confirmVerification = {
  method: "POST",
  path: "/api/companies/{id}/verification/confirm",
  access: "signed-in",
} as const satisfies Endpoint;
