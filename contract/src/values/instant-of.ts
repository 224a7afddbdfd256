/** A moment as it is sent, '2027-01-04T07:59:59.999Z': each reader has it on a day of their own. */
export type Instant = `${string}T${string}`;

/** The screens write moments too, and need no schema for it. */
export const instantOf = (date: Date): Instant => date.toISOString() as Instant;
