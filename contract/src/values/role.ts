/** The roles of users. */
export const roles = ["candidate", "recruiter", "company"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  candidate: "Job Seeker",
  recruiter: "Recruiter",
  company: "Company",
};
