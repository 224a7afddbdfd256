import * as z from "zod";
import { choiceQuery, flagQuery, queryNumber } from "#page.schemas.ts";
import { everything } from "#page.ts";
import { refusal } from "#refusal.ts";
import { requestedInstant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { applicationStatuses } from "./application-status.ts";

/** An id in a filter; `all` and the empty text mean no filter. */
export const idChoice = (unknown: string) =>
  z
    .union([z.guid({ error: unknown }), z.literal([everything, ""])], { error: unknown })
    .optional()
    .transform((value) => (value === everything || value === "" ? undefined : value));

/** What every list of applications is filtered by, be it a list, a table or a board. */
export const applicationChoice = {
  status: choiceQuery(applicationStatuses, refusal("unknown-status", "Unknown status")),
  stageId: idChoice("Unknown stage"),
  search: text(textLimits.search)
    .optional()
    .meta({ description: "A part of the name or of the email" }),
  dateFrom: requestedInstant(
    "first",
    refusal("enter-valid-start-date", "Enter a valid start date"),
  ).optional(),
  dateTo: requestedInstant(
    "last",
    refusal("enter-valid-end-date", "Enter a valid end date"),
  ).optional(),
  waiting: flagQuery("waiting").meta({
    description: "Those alone that have no answer by the promised time",
  }),
  tag: text(textLimits.search)
    .optional()
    .meta({ description: "Those with this tag alone, in any case" }),
  starred: flagQuery("starred").meta({
    description: "Those that the caller starred alone",
  }),
  matchMin: queryNumber("Match", 0, 100)
    .optional()
    .meta({ description: "Those with at least this match alone" }),
  ruledOut: flagQuery("ruledOut").meta({
    description: "Those alone with an answer that the employer does not look for",
  }),
};
const chosen = z.object(applicationChoice);
export type ApplicationChoice = z.output<typeof chosen>;
