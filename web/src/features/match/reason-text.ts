import type { Match } from "@rolecall/contract/match/match.schemas.ts";

export type MatchReason = Match["reasons"][number];

const kinds: Record<MatchReason["kind"], string> = {
  title: "Title",
  skill: "Skill",
  words: "Words of the work",
  level: "Level",
  place: "Place",
  language: "Language",
};

const states: Record<MatchReason["state"], string> = {
  found: "found",
  near: "something near was found",
  missing: "not found",
  unknown: "not told",
};

/** What a reason is about, and whether it was found: 'Skill, nice to have: not found'. */
export const reasonText = ({ kind, need, state }: MatchReason): string =>
  `${kinds[kind]}${need === "nice" ? ", nice to have" : ""}: ${states[state]}`;

/** '12 of 20', or '-4' of what only takes away. */
export const pointsText = ({ points, most }: MatchReason): string =>
  most > 0 ? `${points} of ${most}` : String(points);

/** Where a line stands: 'Profile, skills' or 'Resume, page 2'. */
export const sourceText = (found: MatchReason["found"][number]): string => {
  if (found.in === "profile") return found.field === null ? "Profile" : `Profile, ${found.field}`;
  return found.page === null ? "Resume" : `Resume, page ${found.page}`;
};

export const matchTitle = (score: number | null): string =>
  score === null ? "Your match" : `Your match: ${score} of 100`;

/** What a match says, and what it does not. */
export const matchClaim = (score: number | null): string =>
  score === null
    ? "Your profile and this job have nothing in common that we know."
    : "It finds the field and says why. The employer sees the same when you apply.";
