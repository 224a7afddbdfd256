import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobDetail } from "#jobs/jobs.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import * as endpoints from "./job-templates.ts";
import { jobTemplateNameMaximum } from "./job-templates.ts";
import { templateMissingText, templateNameRequiredText } from "./letters.ts";

const jobTemplate = z.object({ id: z.string(), name: z.string(), createdAt: instant });
export type JobTemplate = z.input<typeof jobTemplate>;

const ofCompany = idParams(companyMissingText);
const ofTemplate = ofCompany.extend({ templateId: z.guid({ error: templateMissingText }) });

export const jobTemplateEndpoints = describeEndpoints(endpoints, {
  copyJob: {
    summary: "Begin a draft like a job, without its deadline (who manages the job)",
    counts: "new-job",
    status: 201,
    params: idParams(jobMissingText),
    reply: jobDetail,
  },
  listJobTemplates: {
    summary: "What a company keeps to begin jobs from, oldest first (its members but reviewers)",
    params: ofCompany,
    reply: z.array(jobTemplate),
  },
  addJobTemplate: {
    summary: "Keep a job as a template of its company's team (its members but reviewers)",
    counts: "edit",
    refusals: ["conflict"],
    status: 201,
    params: ofCompany,
    body: z.object({
      name: requiredText(jobTemplateNameMaximum, templateNameRequiredText),
      jobId: text(textLimits.name, jobMissingText),
    }),
    reply: jobTemplate,
  },
  deleteJobTemplate: {
    summary: "Delete a template; jobs that were begun from it stay (its members but reviewers)",
    params: ofTemplate,
    status: 204,
  },
  beginFromTemplate: {
    summary: "Begin a draft from a template (members of its company but reviewers)",
    counts: "new-job",
    status: 201,
    params: ofTemplate,
    reply: jobDetail,
  },
});
