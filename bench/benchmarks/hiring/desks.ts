import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { refreshAnswers } from "@rolecall/server/src/features/answers/answers.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Figure, Setting } from "../../benchmark.ts";
import { addEmployer, type EmployerSize } from "../../data/employer.ts";
import { moveCursors } from "../../data/fill-board.ts";
import { whileFilling } from "../../data/while-filling.ts";
import { nextNumber, plantSession } from "../../people.ts";
import { startRolecall, type Rolecall } from "../../rolecall.ts";

/** Fewer would leave most jobs without applications. */
export const leastApplications = 5_000;

/** One job of the large employer has a fiftieth of its applications; the owner posted jobs with a fifth of them. */
const largeOf = (applications: number): EmployerSize => ({
  name: `Large Works of ${applications}`,
  recruiters: 21,
  jobs: 490,
  ownersJobs: 100,
  ofEach: Math.floor(applications / 500),
  ofBusiest: Math.floor(applications / 50),
});

const small: EmployerSize = {
  name: "Small Works",
  recruiters: 2,
  jobs: 0,
  ownersJobs: 0,
  ofEach: 0,
  ofBusiest: 50,
};

/** What somebody hires with: a job, the one with the most applications of its employer, and who decides on them. */
export interface Desk {
  companyId: string;
  jobId: string;
  /** The numbers of applications of the job, and of the company. */
  ofJob: number;
  ofCompany: number;
  /** The `Cookie` headers of a recruiter of the company, and of its owner. */
  cookie: string;
  ownersCookie: string;
  ownerId: string;
  /**
   * Some that nobody withdrew, each with the status that it has after the last act. The oldest pending ones stay as
   * they are, for the review.
   */
  applications: { id: string; status: ApplicationStatus }[];
  /** One stage of each of three statuses. */
  stages: { underReview: string; interview: string; pending: string };
  criterionIds: string[];
  colleagueIds: string[];
  reasonId: string;
  /** From then on nobody of the company has an interview, in ISO 8601. */
  freeFrom: string;
}

/** Adds an employer unless it is there. */
const ensureEmployer = async (rolecall: Rolecall, { size }: Setting, employer: EmployerSize) => {
  const { pool, address } = rolecall;
  const found = await pool.query("select from companies where name = $1", [employer.name]);
  if (found.rowCount !== 0) return;
  await using filling = await whileFilling(address);
  const first = { user: await nextNumber(pool, "users"), job: await nextNumber(pool, "jobs") };
  await addEmployer(filling, size, { first, size: employer });
  await filling.pool.query(moveCursors);
  await refreshAnswers(drizzle(pool, { casing: "snake_case" }));
  await filling.pool.query("vacuum (analyze)");
};

const sampled = 400;

const findDesk = `
  with company as (select id, owner_id from companies where name = $1),
  job as (
    select jobs.id, jobs.applicant_count from jobs join company on company.id = company_id
    order by applicant_count desc, jobs.id limit 1
  ),
  left_alone as (
    select applications.id from applications join job on job.id = job_id
    where status = 'pending' and withdrawn_at is null
    order by applied_at limit 5
  )
  select company.id as "companyId", company.owner_id as "ownerId", job.id as "jobId",
    job.applicant_count as "ofJob",
    (select sum(applicant_count)::int from jobs where company_id = company.id) as "ofCompany",
    (
      select json_agg(sampled) from (
        select id, status from applications
        where job_id = job.id and withdrawn_at is null and id not in (select id from left_alone)
        order by md5(id::text) limit ${sampled}
      ) as sampled
    ) as applications,
    json_build_object(
      'pending', (select id from stages where company_id = company.id and status = 'pending'),
      'underReview', (select id from stages where company_id = company.id and name = 'Phone Screen'),
      'interview', (select id from stages where company_id = company.id and name = 'On Site')
    ) as stages,
    array(select id::text from job_criteria where job_id = job.id order by place) as "criterionIds",
    array(
      select user_id::text from company_members
      where company_id = company.id and user_id <> company.owner_id order by 1
    ) as "colleagueIds",
    (select id from rejection_reasons where company_id = company.id limit 1) as "reasonId",
    (
      select to_json(greatest(max(starts_at), now() + interval '60 d') + interval '1 d') from interviews
      where id in (
        select interview_id from interview_people join company_members using (user_id)
        where company_id = company.id
      )
    ) as "freeFrom"
  from company, job`;

const deskOf = async (pool: pg.Pool, { name }: EmployerSize): Promise<Desk> => {
  type Found = Omit<Desk, "cookie" | "ownersCookie">;
  const { rows } = await pool.query<Found>(findDesk, [name]);
  const [found] = rows;
  const recruiter = found?.colleagueIds.at(-1);
  if (!found || recruiter === undefined) throw new Error(`${name} is not there`);
  return {
    ...found,
    cookie: await plantSession(pool, recruiter),
    ownersCookie: await plantSession(pool, found.ownerId),
  };
};

interface Hiring {
  rolecall: Rolecall;
  /** At an employer with many applications, and at one with fifty. */
  large: Desk;
  small: Desk;
}

/** Nothing reads on while rows are added. */
const ensureEmployers = async (setting: Setting, employers: EmployerSize[]): Promise<void> => {
  await using rolecall = await startRolecall(setting.dataDir, { BACKGROUND: "off" });
  for (const employer of employers) await ensureEmployer(rolecall, setting, employer);
};

/** The server on a board with a large employer and a small one, which are added where no benchmark did before. */
export const withEmployers = async (
  setting: Setting,
  work: (hiring: Hiring) => Promise<Figure[]>,
): Promise<Figure[]> => {
  const employer = largeOf(setting.applications);
  await ensureEmployers(setting, [employer, small]);
  await using rolecall = await startRolecall(setting.dataDir);
  return await work({
    rolecall,
    large: await deskOf(rolecall.pool, employer),
    small: await deskOf(rolecall.pool, small),
  });
};
