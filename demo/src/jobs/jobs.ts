import type { ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import type { JobRow } from "#board-rows.ts";
import { fitsIndustry } from "#companies.ts";
import { type Employer, isAlone } from "#employers.ts";
import { professionOf, type Profession } from "#professions.ts";
import type { Random } from "#random.ts";
import { demoSignIns } from "#sign-ins.ts";
import { makeJobDates } from "./job-dates.ts";
import { describeJob, listRequirements } from "./job-description.ts";
import { makeSalary } from "./job-salary.ts";

export interface DemoJob {
  row: JobRow;
  employer: Employer;
  profession: string;
  level: ExperienceLevel;
  /** The latest time of an application. */
  lastDay: Date;
}

/** Days over which the jobs are spread. */
const period = 60;

const levelWeights: Record<ExperienceLevel, number> = {
  entry: 20,
  mid: 44,
  senior: 27,
  executive: 9,
};
const typeWeights: Record<Profession["setting"], Record<JobType, number>> = {
  desk: { "full-time": 40, hybrid: 26, remote: 22, contract: 7, "part-time": 5 },
  site: { "full-time": 70, hybrid: 0, remote: 0, contract: 12, "part-time": 18 },
};

/** The jobs of all employers, the newest first. */
export const makeJobs = (
  random: Random,
  { now, employers }: { now: Date; employers: readonly Employer[] },
): DemoJob[] => {
  const taken = new Set<string>();
  return turnsOf(random, employers).map(({ employer, age }) =>
    makeJob(random, { now, employer, age, taken }),
  );
};

/**
 * The order in which employers post: each at about even distances, so that no page is full of one
 * of them.
 */
const turnsOf = (random: Random, employers: readonly Employer[]) =>
  employers
    .flatMap((employer) => {
      const phase = random.next();
      return Array.from({ length: employer.openings }, (_, turn) => ({
        employer,
        age: (period * (turn + phase * random.between(0.8, 1))) / employer.openings,
      }));
    })
    .toSorted((a, b) => a.age - b.age);

const makeJob = (
  random: Random,
  { now, employer, age, taken }: { now: Date; employer: Employer; age: number; taken: Set<string> },
): DemoJob => {
  const { company, row, owner, recruiter } = employer;
  const name = random.draw(company.openings);
  const profession = professionOf(name);
  const { level, title } = makeTitle(random, { employer, profession, taken });
  const type = random.weighted(typeWeights[profession.setting]);
  const city = random.chance(0.65)
    ? company.city
    : random.pick([company.city, ...(company.offices ?? [])]);
  const salary = makeSalary(random, { profession, level, type, city });
  const isPaid = salary.salaryMin !== null || salary.salaryMax !== null;
  const { lastDay, ...dates } = makeJobDates(random, { now, age });
  return {
    employer,
    profession: name,
    level,
    lastDay,
    row: {
      id: random.uuid(dates.createdAt),
      title,
      description: describeJob(random, { company, profession, level, type, city, isPaid }),
      requirements: listRequirements(random, { profession, level }),
      location: type === "remote" ? random.pick(remotePlaces(city)) : city,
      type,
      experienceLevel: level,
      category: profession.category,
      companyId: row.id,
      postedBy: random.chance(recruiterShare(employer)) ? recruiter.id : owner.id,
      applicantCount: 0,
      ...salary,
      ...dates,
    },
  };
};

/** A title of the profession that fits the industry; leading positions exist once. */
const makeTitle = (
  random: Random,
  {
    employer,
    profession,
    taken,
  }: { employer: Employer; profession: Profession; taken: Set<string> },
) => {
  const { company } = employer;
  const open = (level: ExperienceLevel) =>
    (profession.titles[level] ?? []).filter(
      (title) =>
        fitsIndustry(title, company.industry) &&
        !(level === "executive" && taken.has(`${title} ${company.name}`)),
    );
  const weights = Object.fromEntries(
    Object.entries(levelWeights).map(([level, weight]) => [
      level,
      open(level as ExperienceLevel).length > 0 ? weight : 0,
    ]),
  ) as Record<ExperienceLevel, number>;
  const level = random.weighted(weights);
  const title = random.pick(open(level));
  taken.add(`${title} ${company.name}`);
  return { level, title };
};

/** Most jobs are posted by recruiters; the demo recruiter does it all alone, as does the demo company. */
const recruiterShare = (employer: Employer) => {
  if (isAlone(employer)) return 0;
  return employer.recruiter.username === demoSignIns.recruiter.username ? 1 : 0.7;
};

const remotePlaces = (city: string) =>
  /, [A-Z]{2}$/.test(city)
    ? ["Remote (US)", "Remote (US)", "Remote", `${city} or remote`]
    : ["Remote", `${city} or remote`];
