import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { company } from "#companies/company.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { yesOrNoQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { adminListQuery, namedPerson, reasonBody } from "./administrators.schemas.ts";
import * as endpoints from "./companies.ts";
import { otherCompanyText } from "./companies.ts";

const supervisedCompany = company.extend({
  suspendedAt: instant.nullable(),
  memberCount: z.int(),
  jobCount: z.int(),
});
export type SupervisedCompany = z.input<typeof supervisedCompany>;

const supervisedDetail = supervisedCompany.extend({
  suspensionReason: z.string().nullable(),
  owner: namedPerson.nullable(),
});

const params = idParams(companyMissingText);

export const supervisedCompanyEndpoints = describeEndpoints(endpoints, {
  listSupervisedCompanies: {
    summary: "All companies, newest first",
    query: z.object({
      verified: yesOrNoQuery("verified"),
      suspended: yesOrNoQuery("suspended"),
      ...adminListQuery("company"),
    }),
    reply: z.array(supervisedCompany),
  },
  getSupervisedCompany: {
    summary: "What is known of one company",
    params,
    reply: supervisedDetail,
  },
  verifyCompany: {
    summary: "Say that a company is the one that it says it is",
    params,
    reply: supervisedDetail,
  },
  unverifyCompany: {
    summary: "End a company's verification",
    params,
    status: 204,
  },
  giveCompany: {
    summary: "Make a member the owner of a company",
    params,
    refusals: ["conflict"],
    body: z.object({ userId: text(textLimits.line, refusal("choose-member", "Choose a member")) }),
    reply: supervisedDetail,
  },
  suspendCompany: {
    summary: "Suspend a company, or give another reason",
    params,
    body: reasonBody,
    reply: supervisedDetail,
  },
  mergeCompany: {
    summary: "Merge a company into another, which is answered",
    params,
    body: z.object({ into: text(textLimits.line, otherCompanyText) }),
    reply: supervisedDetail,
  },
  restoreCompany: {
    summary: "End a company's suspension",
    params,
    status: 204,
  },
});
