import * as z from "zod";
import { tooManyItems } from "#values/lengths.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText } from "#values/text.ts";
import { chooseNeedText, mostJobSkills, skillNameText, skillNeeds } from "./match.ts";

const name = requiredText(textLimits.skill, skillNameText).transform((typed) => typed.trim());

/** The skills that an employer asks for; of names that differ in their letters' case alone the first stays. */
export const jobSkills = z
  .array(
    z.object(
      { name, need: z.enum(skillNeeds, { error: chooseNeedText }) },
      { error: skillNameText },
    ),
    { error: skillNameText },
  )
  .max(mostJobSkills, {
    error: ({ input }) =>
      tooManyItems(Array.isArray(input) ? input.length : 0, mostJobSkills, "skills"),
  })
  .transform((list) => {
    const folded = list.map((skill) => skill.name.toLowerCase());
    return list.filter((skill, index) => folded.indexOf(skill.name.toLowerCase()) === index);
  });
