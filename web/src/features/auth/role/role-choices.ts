import type { Role } from "@rolecall/contract/values/role.ts";

/** The roles in the words of the registration form. */
export const roleChoices: readonly { value: Role; label: string }[] = [
  { value: "candidate", label: "Job Seeker / Candidate" },
  { value: "recruiter", label: "Recruiter / HR Professional" },
  { value: "company", label: "Company / Employer" },
];
