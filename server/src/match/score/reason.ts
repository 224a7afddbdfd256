import type { AskedLine } from "#match/reading/read-job.ts";
import type { FoundLine } from "#match/reading/read-person.ts";

/** In the order in which they stand and, of those that take points away, give way last. */
export const reasonKinds = ["title", "skill", "words", "level", "place", "language"] as const;

/** One summand of a score. */
export interface Reason {
  kind: (typeof reasonKinds)[number];
  name: string;
  need: "required" | "nice" | null;
  state: "found" | "near" | "missing" | "unknown";
  points: number;
  most: number;
  found: FoundLine[];
  asked: AskedLine[];
  /** Of a skill that was not found: how far the score rises when it joins the person's skills. */
  gain: number | null;
}

/** A summand before it is whole: what it could give, and what share of it it gives. */
export interface Part extends Omit<Reason, "points" | "gain"> {
  credit: number;
}
