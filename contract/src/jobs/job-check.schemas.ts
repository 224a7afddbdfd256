import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { countryCodes } from "#values/countries.ts";
import { idParams } from "#values/id.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText } from "#values/text.ts";
import { checkDraft, checkPostedJob, jobRemarkCodes, remarkedFields } from "./job-check.ts";
import { jobTypes, mostRemoteCountries, unknownCountryText } from "./job.ts";
import { jobMissingText } from "./jobs.ts";

const remarks = z.array(
  z.object({
    code: z.enum(jobRemarkCodes),
    field: z.enum(remarkedFields),
    message: z.string(),
    words: z.array(z.string()).optional(),
  }),
);

export const jobCheckEndpoints = describeEndpoints(
  { checkPostedJob, checkDraft },
  {
    checkPostedJob: {
      summary: "What a job's text could do better (who manages it)",
      params: idParams(jobMissingText),
      reply: remarks,
    },
    checkDraft: {
      summary: "What the text of a job that is being written could do better; nothing is kept",
      body: z.object({
        title: optionalText(textLimits.title),
        description: optionalText(textLimits.description),
        requirements: optionalText(textLimits.description),
        location: optionalText(textLimits.line),
        type: z
          .enum(jobTypes, { error: refusal("unknown-job-type", "Unknown job type") })
          .nullish(),
        salaryMin: z
          .number({
            error: refusal("minimum-salary-must-be-number", "Minimum salary must be a number"),
          })
          .nullish(),
        salaryMax: z
          .number({
            error: refusal("maximum-salary-must-be-number", "Maximum salary must be a number"),
          })
          .nullish(),
        remoteCountries: z
          .array(z.enum(countryCodes, { error: unknownCountryText }), {
            error: unknownCountryText,
          })
          .max(mostRemoteCountries, unknownCountryText)
          .nullish(),
      }),
      reply: remarks,
    },
  },
);
