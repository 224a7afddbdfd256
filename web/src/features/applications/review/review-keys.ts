import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";

/** The key that sets a status: its place among the statuses. */
export const keyOfStatus = (status: ApplicationStatus): string =>
  String(applicationStatuses.indexOf(status) + 1);

export type ReviewAction = ApplicationStatus | "next" | "previous" | "resume" | "undo" | "help";

const actions: ReadonlyMap<string, ReviewAction> = new Map<string, ReviewAction>([
  ["j", "next"],
  ["arrowdown", "next"],
  ["k", "previous"],
  ["arrowup", "previous"],
  ["p", "resume"],
  ["u", "undo"],
  ["?", "help"],
  ...applicationStatuses.map((status) => [keyOfStatus(status), status] as const),
]);

/** The action of a key, with or without Caps Lock. */
export const reviewActionOf = (key: string): ReviewAction | undefined =>
  actions.get(key.toLowerCase());

/** The keys that work in an open resume as well, beside its own. */
export const resumeKeys: readonly string[] = [...applicationStatuses.map(keyOfStatus), "u", "?"];

/** What the keys do, for people. */
export const keyTexts: readonly (readonly [keys: string, action: string])[] = [
  ["J or ↓", "Next candidate"],
  ["K or ↑", "Previous candidate"],
  ["P", "Open or close the resume"],
];
