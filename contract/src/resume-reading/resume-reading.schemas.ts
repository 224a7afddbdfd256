import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { languageLevels } from "#profiles/profiles.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText } from "#values/text.ts";
import * as endpoints from "./resume-reading.ts";

const read = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    confidence: z.number().meta({ description: "From 0 to 1" }),
    page: z.int().nullable().meta({ description: "From 1; null where the file has no pages" }),
    line: z.string().meta({ description: "The line that says it, as written" }),
  });
const told = read(z.string()).nullable();
const date = told.meta({ description: "'YYYY-MM' or 'YYYY'" });

const resumeReading = z.object({
  readable: z.boolean().meta({ description: "Whether the file has text" }),
  message: z.string().nullable().meta({ description: "Why it cannot be read" }),
  pages: z.int().nullable(),
  name: told,
  email: told,
  phoneNumber: told,
  location: told,
  title: told,
  summary: told,
  skills: z.array(read(z.string())),
  languages: z.array(read(z.string()).extend({ level: z.enum(languageLevels).nullable() })),
  experience: z.array(
    z.object({
      title: told,
      company: told,
      startDate: date,
      endDate: read(z.string().nullable())
        .nullable()
        .meta({ description: "Its value is null where the post has not ended" }),
    }),
  ),
  education: z.array(z.object({ degree: told, field: told, school: told, year: told })),
});
export type ResumeReading = z.output<typeof resumeReading>;

const optional = z.string().optional();

const jsonResume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: optional,
    label: optional,
    email: optional,
    phone: optional,
    summary: optional,
    location: z.object({ address: z.string() }).optional(),
  }),
  work: z.array(
    z.object({
      name: optional,
      position: optional,
      startDate: optional,
      endDate: optional,
      summary: optional,
    }),
  ),
  education: z.array(
    z.object({
      institution: optional,
      area: optional,
      studyType: optional,
      endDate: optional,
    }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
});

export const resumeReadingEndpoints = describeEndpoints(endpoints, {
  readResume: {
    summary: "What a resume of the caller's own tells, field by field; nothing is saved",
    refusals: ["missing"],
    query: z.object({ resumeUrl: optionalText(textLimits.url) }),
    reply: resumeReading,
  },
  importProfile: {
    summary: "What a JSON Resume or LinkedIn's archive tells; nothing is saved",
    refusals: ["missing", "too-large", "unsupported-type"],
    body: z.object({
      resume: z.unknown().optional().meta({ description: "A JSON Resume" }),
      uploadURL: optionalText(textLimits.url).meta({
        description:
          "An upload of a JSON Resume or of LinkedIn's archive; it is deleted afterwards",
      }),
    }),
    reply: resumeReading,
  },
  readProfileAsJson: {
    summary: "The caller's profile as JSON Resume 1.0",
    refusals: ["missing"],
    reply: jsonResume,
  },
});
