import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { briefJob, listedJob } from "#jobs/job.ts";
import { afterQuery, everything, flagQuery, pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { sentPicture } from "#values/pictures.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { companyChanges, companyDraft } from "./company-draft.ts";
import { company, companyMissingText } from "./company.ts";

export const verifyFirstText = "Verify the company first";
/** Without a limit the directory comes whole up to this many. */
export const directoryMaximum = 1_000;
/** What the directory's screen asks for at once: it fills the screen, and what is soon scrolled to. */
export const companiesPerPage = 24;
export const openJobsPerListedCompany = 20;
/** The most open jobs that a single company carries with it; `GET /api/jobs?companyId=` has the rest. */
export const openJobsPerCompany = 100;

const listedCompany = company.extend({
  activeJobCount: z.int(),
  jobs: z.array(briefJob).optional(),
});
export type ListedCompany = z.input<typeof listedCompany>;

const companyDetail = company.extend({
  activeJobCount: z.int(),
  jobs: z.array(listedJob.omit({ company: true })),
  owner: z
    .object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable()
    .meta({ description: "For signed-in callers only" }),
});
export type CompanyDetail = z.input<typeof companyDetail>;

const mayPost = {
  roles: ["recruiter", "company"],
  refusal: "You need recruiter or company access to manage companies.",
} as const;

export const listCompanies = endpoint({
  method: "GET",
  path: "/api/companies",
  summary: "The company directory, by name",
  access: "everyone",
  paged: true,
  publicList: true,
  query: z.object({
    query: text(textLimits.search).optional(),
    industry: text(textLimits.name)
      .optional()
      .transform((value) => (value === everything || value === "" ? undefined : value)),
    /** For who shows the companies alone: their jobs are most of what a list weighs. */
    withoutJobs: flagQuery("Unknown value of withoutJobs"),
    ...afterQuery("company"),
    ...pageQuery({ default: directoryMaximum, max: directoryMaximum }),
  }),
  reply: z.array(listedCompany),
});

export const listIndustries = endpoint({
  method: "GET",
  path: "/api/companies/industries",
  summary: "The industries of the directory, by name, each once",
  access: "everyone",
  publicList: true,
  reply: z.array(z.string()),
});

export const getCompany = endpoint({
  method: "GET",
  path: "/api/companies/{id}",
  summary: `One company with its newest ${openJobsPerCompany} open jobs`,
  access: "everyone",
  refusals: ["gone"],
  params: idParams(companyMissingText),
  reply: companyDetail,
});

export const createCompany = endpoint({
  method: "POST",
  path: "/api/companies",
  summary: "Add a company; the caller becomes its owner",
  access: mayPost,
  status: 201,
  body: companyDraft,
  reply: company,
});

export const editCompany = endpoint({
  method: "PATCH",
  path: "/api/companies/{id}",
  summary: "Change a company (owner, admin; who may post, its owner)",
  access: mayPost,
  params: idParams(companyMissingText),
  body: companyChanges,
  reply: company,
});

export const setCompanyLogo = endpoint({
  method: "PUT",
  path: "/api/companies/{id}/logo",
  summary: "Make an uploaded picture a company's logo (who edits it)",
  access: mayPost,
  params: idParams(companyMissingText),
  body: sentPicture,
  refusals: ["too-large", "unsupported-type"],
  reply: company,
});

export const setCompanyCover = endpoint({
  method: "PUT",
  path: "/api/companies/{id}/cover",
  summary: "Make an uploaded picture the cover of a company's page (who edits it)",
  refusals: ["too-large", "unsupported-type"],
  access: mayPost,
  params: idParams(companyMissingText),
  body: sentPicture,
  reply: company,
});
