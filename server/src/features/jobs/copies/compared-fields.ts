/** What near copies have in common, or nearly. */
const compared = [
  "companyId",
  "title",
  "location",
  "type",
  "experienceLevel",
  "category",
  "salaryMin",
  "salaryMax",
  "description",
  "requirements",
] as const;

/** Whether an edit may make a job a near copy, or one that is none any more. */
export const changesCopies = (changes: Partial<Record<(typeof compared)[number], unknown>>) =>
  compared.some((field) => changes[field] !== undefined);
