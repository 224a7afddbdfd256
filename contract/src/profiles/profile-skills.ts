import * as z from "zod";
import { skillNameText } from "#match/match.ts";
import { refusal } from "#refusal.ts";
import { tooManyItems } from "#values/lengths.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import { languageLevels } from "./profiles.ts";

/** So many languages, or skills that somebody took back. */
const mostListed = 100;

const listOf = <Item extends z.ZodType>(item: Item, unit: string, error: string) =>
  z.array(item, { error }).max(mostListed, {
    error: ({ input }) => tooManyItems(Array.isArray(input) ? input.length : 0, mostListed, unit),
  });

/** What a profile tells beside its first fields; what a save leaves out of these stays as it was. */
export const toldBeside = {
  languages: listOf(
    z.object({
      name: requiredText(
        textLimits.skill,
        refusal("language-required", "Language is required"),
      ).transform((name) => name.trim()),
      level: z.enum(languageLevels, {
        error: refusal("choose-language-level", "Choose basic, good, fluent or native"),
      }),
    }),
    "languages",
    refusal("language-required", "Language is required"),
  ).optional(),
  /** Whole US dollars a year. */
  wantedSalary: z
    .int({ error: refusal("wanted-salary-not-whole", "Wanted salary must be in whole dollars") })
    .min(0, refusal("wanted-salary-too-small", "Wanted salary must be at least 0"))
    .max(2_147_483_647, refusal("wanted-salary-too-large", "Wanted salary is too large"))
    .nullish(),
  willMove: z
    .boolean({ error: refusal("will-move-true-or-false", "Will move must be true or false") })
    .optional(),
  notSkills: listOf(
    text(textLimits.skill, skillNameText).transform((name) => name.trim()),
    "skills",
    skillNameText,
  ).optional(),
};

/** 'I do have this', or 'this is not me'. */
export const ownSkill = z.object({
  name: requiredText(textLimits.skill, skillNameText).transform((name) => name.trim()),
  mine: z.boolean({ error: refusal("mine-true-or-false", "Mine must be true or false") }),
});
