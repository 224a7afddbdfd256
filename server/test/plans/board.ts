import type pg from "pg";

/** The users and rows of a board with the longest lists. */
export interface Busiest {
  recruiter: string;
  candidate: string;
  company: string;
  job: string;
  application: string;
  owner: string;
  /** A large city of the gazetteer, with jobs where the board has them in cities. */
  city: string;
}

/** Looks them up: somebody who posted, a candidate, a company, and a job of the recruiter. */
export const findBusiest = async (client: pg.Client): Promise<Busiest> => {
  const { rows } = await client.query<Busiest>(`
    with poster as (
      select posted_by as id from jobs join users on users.id = posted_by and role = 'recruiter'
      group by 1 order by sum(applicant_count) desc, 1 limit 1
    ),
    job as (
      select job_id as id, count(*) from applications
      where job_id in (select jobs.id from jobs join poster on posted_by = poster.id)
      group by 1 order by 2 desc, 1 limit 1
    )
    select
      (select id from poster) as recruiter,
      (select candidate_id from applications group by 1 order by count(*) desc, 1 limit 1) as candidate,
      (select company_id from jobs group by 1 order by count(*) desc, 1 limit 1) as company,
      coalesce(
        (select owner_id from companies where id =
          (select company_id from jobs group by 1 order by count(*) desc, 1 limit 1)),
        (select id from poster)
      ) as owner,
      (select id from job) as job,
      (select id from applications where job_id = (select id from job)
        order by applied_at desc offset 20 limit 1) as application,
      (select city from places left join (
          select distinct lower(split_part(location, ',', 1)) as name from jobs limit 2000
        ) as named on name = key
        where latitude is not null order by name is null, people desc, key limit 1) as city`);
  const [busy] = rows;
  if (!busy) throw new Error("The board is empty");
  return busy;
};
