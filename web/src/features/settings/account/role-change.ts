import type { Role } from "@rolecall/contract/values/role.ts";

/** What an account holds: applications sent, jobs posted, companies belonged to. */
export interface Holds {
  applications: number;
  jobs: number;
  companies: number;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What a change of role means for what somebody has, in words. */
export const roleChangeText = ({
  from,
  to,
  holds,
}: {
  from: Role;
  to: Role;
  holds: Holds;
}): string => {
  const { applications, jobs, companies } = holds;
  if (to === "candidate")
    return jobs + companies === 0
      ? "You no longer post jobs or manage companies. You can change back at any time."
      : `You keep ${counted(jobs, "job", "jobs")} and your place in ${counted(companies, "company", "companies")}. The jobs stay open, but you manage none of it until you change back.`;
  if (from !== "candidate") return "You keep your jobs and companies, and manage them as before.";
  return applications === 0
    ? "You keep your profile and your resumes, and can change back at any time."
    : `You keep your profile, your resumes and ${counted(applications, "application", "applications")}. Employers still read what you sent them.`;
};
