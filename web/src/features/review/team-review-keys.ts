import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { keyOfStatus } from "#features/applications/review/review-keys.ts";

export type TeamReviewAction =
  | ApplicationStatus
  | "next"
  | "previous"
  | "reject"
  | "note"
  | "write"
  | "tag"
  | "star"
  | "undo"
  | "help";

/** The keys of the review, and what they do, in the order of the list of keys. */
const keys: readonly (readonly [
  keys: readonly string[],
  action: TeamReviewAction,
  text: string,
])[] = [
  [["j"], "next", "Next application, this one stays as it is"],
  [["k"], "previous", "Previous application"],
  [["r"], "reject", "Reject with a reason and an email"],
  [["n"], "note", "Write a note"],
  [["m"], "write", "Write to the candidate"],
  [["t"], "tag", "Add a tag"],
  [["s"], "star", "Star, or take the star off"],
  [["u"], "undo", "Undo the last change, for 30 seconds"],
  [["?"], "help", "This list"],
];

const actions = new Map<string, TeamReviewAction>([
  ...keys.flatMap(([all, action]) => all.map((key) => [key, action] as const)),
  ...applicationStatuses.map((status) => [keyOfStatus(status), status] as const),
]);

/** What only who manages the job may do. */
const decisions: ReadonlySet<TeamReviewAction> = new Set([
  ...applicationStatuses,
  "reject",
  "write",
  "undo",
] as const);

/** The action of a key, with or without Caps Lock. */
export const teamReviewActionOf = (
  key: string,
  { mayDecide }: { mayDecide: boolean },
): TeamReviewAction | undefined => {
  const action = actions.get(key.toLowerCase());
  return action && (mayDecide || !decisions.has(action)) ? action : undefined;
};

/** The keys that an open resume passes on; it has J and K itself. */
export const keysOfResume: readonly string[] = [...actions.keys()].filter(
  (key) => key !== "j" && key !== "k",
);

/** What the keys do, for people. */
export const teamReviewKeyTexts = ({ mayDecide }: { mayDecide: boolean }) =>
  keys
    .filter(([, action]) => mayDecide || !decisions.has(action))
    .map(([[key = ""], , text]) => [key.toUpperCase(), text] as const);
