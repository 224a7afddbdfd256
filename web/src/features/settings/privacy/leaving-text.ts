interface Holds {
  applications: number;
  jobs: number;
  companies: number;
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : many.replace("{n}", String(count));

/** What leaving means for what somebody has, in sentences; the first one is for everybody. */
export const leavingTexts = ({ applications, jobs, companies }: Holds): string[] =>
  [
    "Your profile, letters, files and settings are erased, and your username and email address are free again.",
    applications > 0 &&
      counted(
        applications,
        "The employer that you applied to keeps a row without your name, letter and resume, so that its counts stay true.",
        "The employers of your {n} applications keep rows without your name, letter and resume, so that their counts stay true.",
      ),
    jobs > 0 &&
      counted(
        jobs,
        "The job that you posted stays with its company. If it is open and nobody else manages it, it is closed.",
        "The {n} jobs that you posted stay with their companies. Open ones that nobody else manages are closed.",
      ),
    companies > 0 &&
      counted(
        companies,
        "Your company goes on with its team. If you own it, the admin or else the recruiter who joined first becomes its owner.",
        "Your {n} companies go on with their teams. Where you are the owner, the admin or else the recruiter who joined first follows.",
      ),
  ].filter((text) => text !== false);
