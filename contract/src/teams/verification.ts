import * as z from "zod";
import { company, companyMissingText } from "#companies/company.ts";
import { endpoint } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";

export const noWebsiteText = "Add the website of the company first";
export const unprovableWebsiteText = "This website cannot prove a company";
export const alreadyVerifiedText = "This company is already verified";
export const addressNeededText = (domain: string): string => `Use an address at ${domain}`;
export const wrongCodeText = "This code is not right";

/** The answer to a request for a code. */
export const codeSentText = "A letter with a code is on its way.";

export const startVerification = endpoint({
  method: "POST",
  path: "/api/companies/{id}/verification",
  summary: "Have a code sent to an address at the domain of the company's website (owner, admin)",
  access: "signed-in",
  refusals: ["too-many"],
  status: 202,
  params: idParams(companyMissingText),
  // Errors of the company are reported before those of the address.
  body: z.object({ email: z.unknown().optional().meta({ type: "string", format: "email" }) }),
  reply: z.object({ message: z.string() }),
});

export const confirmVerification = endpoint({
  method: "POST",
  path: "/api/companies/{id}/verification/confirm",
  summary: "Verify the company with the code of the letter (owner, admin)",
  access: "signed-in",
  params: idParams(companyMissingText),
  body: z.object({ code: text(textLimits.line, wrongCodeText) }),
  reply: company,
});
