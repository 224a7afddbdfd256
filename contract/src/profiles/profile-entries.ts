import * as z from "zod";
import { refusal } from "#refusal.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";

const badDashText = refusal("invalid-dash", "Between the dates stands a dash, or 'to'");

export const experienceEntry = z.object({
  title: text(textLimits.line),
  company: text(textLimits.line),
  startDate: text(textLimits.name),
  /** Missing while it goes on. */
  endDate: text(textLimits.name)
    .nullish()
    .transform((date) => date ?? null),
  /** What stands between the dates where it is not ' - ': a dash, or a word as in '2019 to 2021'. */
  dash: z
    .string({ error: badDashText })
    .regex(/^(?:\s{0,3}[\p{Pd}−]\s{0,3}|\s(?:to|until|till|through)\s)$/u, badDashText)
    .optional(),
});
export type ExperienceEntry = z.output<typeof experienceEntry>;

export const educationEntry = z.object({
  degree: text(textLimits.line),
  field: text(textLimits.line),
  school: text(textLimits.line),
  /** Programs may send a number, and get it back. */
  year: z.union([text(textLimits.name), z.int()]),
});
export type EducationEntry = z.output<typeof educationEntry>;
