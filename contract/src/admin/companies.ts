import * as z from "zod";
import { company, companyMissingText } from "#companies/company.ts";
import { endpoint } from "#endpoint.ts";
import { yesOrNoQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { adminListQuery, namedPerson, reasonBody } from "./administrators.ts";

export const companySuspendedText = "This company is suspended";

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
const access = "administrator";

export const listSupervisedCompanies = endpoint({
  method: "GET",
  path: "/api/admin/companies",
  summary: "All companies, newest first",
  access,
  paged: true,
  query: z.object({
    suspended: yesOrNoQuery("Unknown value of suspended"),
    ...adminListQuery("company"),
  }),
  reply: z.array(supervisedCompany),
});

export const getSupervisedCompany = endpoint({
  method: "GET",
  path: "/api/admin/companies/{id}",
  summary: "What is known of one company",
  access,
  params,
  reply: supervisedDetail,
});

export const suspendCompany = endpoint({
  method: "PUT",
  path: "/api/admin/companies/{id}/suspension",
  summary: "Suspend a company, or give another reason",
  access,
  params,
  body: reasonBody,
  reply: supervisedDetail,
});

export const restoreCompany = endpoint({
  method: "DELETE",
  path: "/api/admin/companies/{id}/suspension",
  summary: "End a company's suspension",
  access,
  params,
  status: 204,
});
