import type pg from "pg";
import type { BoardSize } from "./board-size.ts";
import { wordCount } from "./draws.ts";
import { remoteLocation } from "./job-places.ts";
import { openings, places, titles } from "./vocabulary.ts";

/** A few companies have most of the jobs. The order of the ids is that of posting. */
const insertJobs = `
  insert into jobs (
    id, title, description, requirements, location, salary_min, salary_max, type, experience_level,
    category, is_active, deadline, company_id, posted_by, applicant_count, created_at, updated_at,
    closed_at, confirmed_at, city, region, country, latitude, longitude, other_places
  )
  select
    bench.id(n),
    case when bench.chance(n, 'real') < 0.5 then real.title else opening.title end,
    replace(replace(text, '{company}', company.name), '{city}', town),
    array_to_string(bench.pick_some(requirements, n, 'needs', 4), E'\\n'),
    named.location,
    case when bench.chance(n, 'low') < 0.85 then low end,
    case when bench.chance(n, 'high') < 0.85 then high end,
    type,
    level,
    category,
    bench.chance(n, 'active') < 0.95,
    case when bench.chance(n, 'closes') < 0.4 then posted + bench.chance(n, 'days') * interval '80 d' end,
    company.id,
    coalesce($4, bench.id(1 + company_number % $5)),
    coalesce($6, floor(-3.5 * ln(1 - bench.chance(n, 'applicants')))),
    posted,
    posted,
    case when bench.chance(n, 'active') >= 0.95 then bench.now() end,
    bench.now(),
    place.city, place.region, place.country, place.latitude, place.longitude, place.other_places
  from generate_series($1::bigint, $2) as n
  cross join lateral (select
    1 + floor($3 * pow(bench.chance(n, 'company'), 2))::bigint as company_number,
    bench.pick($7, n, 'city') as town,
    bench.now() - interval '60 d' * (1 - ((n - 1) % $8)::float8 / $8) as posted
  ) as draw
  join companies as company on company.id = bench.id(company_number)
  join bench.openings as opening on opening.id = 1 + floor($9 * bench.chance(n, 'opening'))
  join bench.titles as real on real.id = bench.zipf(n, 'title', $10)
  cross join lateral (select
    pay + 1000 * floor(bench.chance(n, 'pay') * 20 - 10)::int as low,
    pay + 1000 * floor(bench.chance(n, 'range') * 30 + 10)::int as high,
    bench.pick(
      case when on_site then '{full-time,full-time,part-time,contract}'::text[]
      else '{full-time,part-time,contract,remote,hybrid}' end, n, 'type'
    ) as type,
    concat_ws(E'\\n\\n',
      bench.pick(leads, n, 'lead'),
      array_to_string(bench.pick_some(duties, n, 'duties', 7), '. ') || '.',
      array_to_string(bench.pick_some(ways, n, 'ways', 4), ' '),
      (
        select string_agg(word, ' ') from generate_series(1, 60) as turn
        join bench.words on words.id = bench.zipf(n * 100 + turn, 'word', ${wordCount})
      )
    ) as text
  ) as written
  cross join lateral (
    select case when type = 'remote' then '${remoteLocation}' else town end as location
  ) as named
  left join bench.places as place on place.location = named.location
  order by n`;

/** SQL: each application of the jobs numbered from `$1` to `$2`: the number `n` of its `job`, and its `turn`. */
export const eachApplication = `generate_series($1::bigint, $2) as n
    join (
      -- Only those are read, whatever is known of the table's size.
      select * from jobs where id between bench.id($1) and bench.id($2) offset 0
    ) as job on job.id = bench.id(n)
    cross join lateral generate_series(1, job.applicant_count) as turn`;

/** At most 100,000 of a job. */
const insertApplications = `
  with added as (
    insert into applications (
      id, job_id, candidate_id, resume_id, cover_letter, status, applied_at, updated_at, hired_at,
      answer_by, opened_at, answered_at
    )
    select
      bench.id(n * 100000 + turn), job.id, candidate, candidate,
      'I would like to join you as ' || title || '.', status, applied, changed,
      case when status = 'hired' then changed end,
      applied + interval '14 d',
      case when status <> 'pending' then changed end,
      case when status not in ('pending', 'under_review') then changed end
    from ${eachApplication}
    cross join lateral (select
      bench.id($3 + (n * 31 + turn) % $4) as candidate,
      bench.pick(
        '{pending,pending,under_review,shortlisted,interview_scheduled,rejected,hired}',
        n * 100000 + turn, 'status'
      ) as status,
      bench.now() - (bench.now() - job.created_at) * bench.chance(n * 100000 + turn, 'applied') as applied
    ) as draw
    cross join lateral (select
      case when status = 'pending' then applied else bench.now() - (bench.now() - applied) / 2 end as changed
    ) as later
    returning *
  )
  insert into application_events
    (id, application_id, job_id, type, side, actor_id, at, data, visible_from)
  select id, application_id, job_id, type, side, actor_id, at, data, at
  from (
    select id, id as application_id, job_id, 'sent' as type, 'candidate' as side,
      candidate_id as actor_id, applied_at as at, '{}'::jsonb as data
    from added
    union all
    select md5(id::text)::uuid, id, job_id, 'status', 'employer', null, updated_at,
      jsonb_build_object('from', 'pending', 'to', status)
    from added where status <> 'pending'
  ) as told
  order by at, type, application_id`;

/** Applications of the jobs with these numbers, each by as many candidates as it counts, with their history. */
export const addApplications = (
  pool: pg.Pool,
  {
    from,
    to,
    firstCandidate,
    candidates,
  }: { from: number; to: number; firstCandidate: number; candidates: number },
) => pool.query(insertApplications, [from, to, firstCandidate, candidates]);

interface Draft {
  first: number;
  count: number;
  /** The user who posted all jobs; the companies' recruiters if absent. */
  postedBy?: string;
  /** The number of applicants of each job; random if absent. */
  applicants?: number;
}

/** The number of jobs in one statement, which bounds the database's memory. */
const batch = 2_000;

/** Jobs, with their applications and the history of those. */
export const addJobs = async (
  pool: pg.Pool,
  { jobs, companies, recruiters, candidates }: BoardSize,
  { first, count, postedBy, applicants }: Draft,
): Promise<void> => {
  const last = first + count - 1;
  const firstCandidate = recruiters + companies + 1;
  for (let from = first; from <= last; from += batch) {
    const to = Math.min(last, from + batch - 1);
    const people = [companies, postedBy, recruiters, applicants];
    await pool.query(insertJobs, [
      from,
      to,
      ...people,
      places,
      jobs,
      openings.length,
      titles.length,
    ]);
    await addApplications(pool, { from, to, firstCandidate, candidates });
  }
};
