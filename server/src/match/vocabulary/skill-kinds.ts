/** The letters of the kinds in `skills.tsv`, in the order of their numbers in the compiled file. */
export const skillKinds = {
  g: "group",
  a: "language",
  t: "tool",
  k: "knowledge",
  s: "skill",
  o: "soft",
  l: "licence",
} as const;
export type SkillKind = (typeof skillKinds)[keyof typeof skillKinds];

/** How a name counts: always; only as written; only beside others of its kind. */
export const nameRules = { always: 0, asWritten: 1, beside: 2 } as const;
