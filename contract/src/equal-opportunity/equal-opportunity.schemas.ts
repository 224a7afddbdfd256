import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import * as endpoints from "./equal-opportunity.ts";
import {
  badGroupText,
  badQuarterText,
  groupKeys,
  groups,
  smallestGroup,
} from "./equal-opportunity.ts";
import { quarterPattern } from "./quarter.ts";

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: badGroupText }).nullable();

/** What a candidate told of themselves; null where they did not say. */
export const equalOpportunity = z.object({
  gender: oneOf(groups.gender),
  ethnicity: oneOf(groups.ethnicity),
  age: oneOf(groups.age),
  disability: oneOf(groups.disability),
});
export type EqualOpportunity = z.output<typeof equalOpportunity>;

/** What is left out was not said. */
const told = z.object({
  gender: equalOpportunity.shape.gender.default(null),
  ethnicity: equalOpportunity.shape.ethnicity.default(null),
  age: equalOpportunity.shape.age.default(null),
  disability: equalOpportunity.shape.disability.default(null),
});

const impact = z.object({
  quarter: z.string(),
  groups: z.array(
    z.object({
      key: z.enum(groupKeys),
      value: z.string(),
      applications: z.int().min(smallestGroup),
      selected: z.int().meta({ description: "Ever shortlisted, invited to an interview or hired" }),
      ratio: z.number().nullable().meta({
        description: "Its share of selected by the highest share; null where nobody was selected",
      }),
    }),
  ),
});
export type Impact = z.output<typeof impact>;

export const equalOpportunityEndpoints = describeEndpoints(endpoints, {
  getEqualOpportunity: {
    summary: "What the candidate told of themselves apart from an application (they alone)",
    params: idParams(applicationMissingText),
    reply: equalOpportunity,
  },
  setEqualOpportunity: {
    summary: "Tell of oneself apart from an application; no employer reads it of one person",
    params: idParams(applicationMissingText),
    body: told,
    reply: equalOpportunity,
  },
  getImpact: {
    summary: "The share of each group that a company selected in a quarter (who leads it)",
    refusals: ["forbidden"],
    params: idParams(companyMissingText),
    query: z.object({
      quarter: z.string({ error: badQuarterText }).regex(quarterPattern, badQuarterText),
    }),
    reply: impact,
  },
});
