import type { GroupKey, groups } from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";

/** Each question as people read it, and its answers. */
export const groupWords: {
  [Key in GroupKey]: { label: string; answers: Record<(typeof groups)[Key][number], string> };
} = {
  gender: { label: "Gender", answers: { woman: "Woman", man: "Man", other: "Another gender" } },
  ethnicity: {
    label: "Ethnicity",
    answers: {
      asian: "Asian",
      black: "Black or African American",
      hispanic: "Hispanic or Latino",
      indigenous: "American Indian, Alaska Native or Indigenous",
      pacific: "Native Hawaiian or Pacific Islander",
      white: "White",
      several: "Two or more",
    },
  },
  age: { label: "Age", answers: { "under-40": "Under 40", "40-or-over": "40 or over" } },
  disability: { label: "Disability", answers: { yes: "Yes", no: "No" } },
};

/** 'Ethnicity: Asian', as a group is named in a table. */
export const groupText = (key: GroupKey, value: string): string => {
  const { label, answers } = groupWords[key];
  const named: Partial<Record<string, string>> = answers;
  return `${label}: ${named[value] ?? value}`;
};
