import type { Endpoint } from "#endpoint.ts";
import { refusal, refusalAbout } from "#refusal.ts";

export const noWebsiteText = refusal(
  "add-website-of-company-first",
  "Add the website of the company first",
);
export const unprovableWebsiteText = refusal(
  "website-cannot-prove-company",
  "This website cannot prove a company",
);
export const alreadyVerifiedText = refusal(
  "company-already-verified",
  "This company is already verified",
);
export const addressNeededText = refusalAbout(
  "address-at-domain-needed",
  "Use an address at {domain}",
);
export const wrongCodeText = refusal("wrong-company-code", "This code is not right");

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
