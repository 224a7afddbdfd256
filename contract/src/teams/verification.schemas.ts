import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { companyRow } from "#companies/company.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import * as endpoints from "./verification.ts";
import { wrongCodeText } from "./verification.ts";

export const verificationEndpoints = describeEndpoints(endpoints, {
  startVerification: {
    summary: "Have a code sent to an address at the domain of the company's website (owner, admin)",
    refusals: ["too-many"],
    status: 202,
    params: idParams(companyMissingText),
    // Errors of the company are reported before those of the address.
    body: z.object({ email: z.unknown().optional().meta({ type: "string", format: "email" }) }),
    reply: z.object({ message: z.string() }),
  },
  confirmVerification: {
    summary: "Verify the company with the code of the letter (owner, admin)",
    refusals: ["too-many"],
    params: idParams(companyMissingText),
    body: z.object({ code: text(textLimits.line, wrongCodeText) }),
    reply: companyRow,
  },
});
