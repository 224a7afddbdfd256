import * as z from "zod";

/** How applications were answered lately; null where fewer than five count. */
export const answerFigures = z
  .object({
    share: z.int().meta({ description: "Percent answered, rounded down" }),
    medianHours: z
      .int()
      .nullable()
      .meta({ description: "The median time to the answer in whole hours; null where none was" }),
    lastActiveOn: z.iso
      .date()
      .nullable()
      .meta({ description: "The last day in UTC on which the employer opened, moved or wrote" }),
  })
  .nullable();
export type AnswerFigures = z.output<typeof answerFigures>;
