// An employer of any size, as hiring leaves it: applications at every stage, with what happened to them and what the
// team wrote about them.
import { matchVersion } from "@rolecall/server/src/match/match-version.ts";
import type pg from "pg";
import { type BoardSize, idOf } from "./board-size.ts";
import { addJobs, eachApplication } from "./jobs.ts";
import { addCandidates, addUsers } from "./people.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** The numbers of an employer's rows. The busiest job stands beside the others. */
export interface EmployerSize {
  name: string;
  recruiters: number;
  jobs: number;
  /** Of the jobs so many were posted by the owner, who is the first recruiter. */
  ownersJobs: number;
  /** Applications of each job. */
  ofEach: number;
  ofBusiest: number;
}

const applicationsOf = ({ jobs, ofEach, ofBusiest }: EmployerSize): number =>
  jobs * ofEach + ofBusiest;

const stages = [
  { name: "Phone Screen", status: "under_review" },
  { name: "On Site", status: "interview_scheduled" },
] as const;

const reasons = ["Other experience needed", "Pay", "Place", "Somebody else was hired", "Position"];
const criteria = ["Craft", "Thinking", "Working with others", "Drive"];
const tags = ["java", "react", "referred", "call back", "second look", "remote", "senior", "visa"];
const sources = ["direct", "direct", "linkedin", "indeed", "feed", "newsletter"];

const insertCompany = `
  insert into companies (id, name, description, owner_id)
  values (gen_random_uuid(), $1, 'Many people.', $2) returning id`;

const insertMembers = `
  insert into company_members (company_id, user_id, role)
  select $1, bench.id(n), 'recruiter' from generate_series($2::bigint + 1, $3) as n`;

const insertStages = `
  insert into stages (id, company_id, name, status, place)
  select new_event_id(), $1, name, status, 10 + place
  from unnest($2::text[], $3::text[]) with ordinality as stage (name, status, place)`;

const insertReasons = `
  insert into rejection_reasons (id, company_id, label, sentence)
  select new_event_id(), $1, label, label || ' was decisive.' from unnest($2::text[]) as label`;

/** Jobs are up to two years old, and open. */
const takeJobs = `
  update jobs set company_id = $1, is_active = true, deadline = null, created_at = bench.now() - age,
    posted_by = case when n < $2 + $4 then bench.id($5) else bench.id($5 + 1 + n % ($6 - 1)) end,
    applicant_count = case when n = $3 then $8::int else $7::int end
  from generate_series($2::bigint, $3) as n
  cross join lateral (select interval '30 d' + interval '690 d' * bench.chance(n, 'age') as age) as draw
  where jobs.id = bench.id(n)`;

const insertCriteria = `
  insert into job_criteria (id, job_id, place, name, words)
  select new_event_id(), bench.id(n), place, name, '{Strong no,No,Yes,Strong yes}'
  from generate_series($1::bigint, $2) as n
  cross join unnest($3::text[]) with ordinality as criterion (name, place)`;

/**
 * Applications with their events, notes, tags and stars. Each went some steps of the way to a hiring, and two of
 * five were then rejected. `$3` and `$4`: the candidates; `$5`: the company; `$6` and `$7`: its recruiters.
 */
const insertApplications = `
  with standing as materialized (
    select status, array_agg(id order by place) as ids from stages where company_id = $5 group by status
  ),
  reasons as materialized (
    select array_agg(jsonb_build_object('id', id, 'label', label) order by id) as list
    from rejection_reasons where company_id = $5
  ),
  drawn as materialized (
    select number, bench.id(number) as id, job.id as job_id, job.title, applied, steps, life,
      bench.id($3 + (n * 31 + turn) % $4) as candidate,
      bench.id($6 + number % $7) as recruiter,
      coalesce(steps[cardinality(steps)], 'pending') as status,
      case when steps = '{}' and bench.chance(number, 'withdrawn') < 0.06 then applied + life end as withdrawn
    from ${eachApplication}
    cross join lateral (select n * 100000 + turn as number) as numbered
    cross join lateral (select bench.chance(number, 'course') as course) as chance
    cross join lateral (select
      ('{under_review,shortlisted,interview_scheduled,hired}'::text[])[1:case
        when course < 0.25 then 0 when course < 0.40 then 1 when course < 0.50 then 2
        when course < 0.57 then 3 when course < 0.60 then 4
        when course < 0.85 then 0 when course < 0.94 then 1 when course < 0.98 then 2 else 3
      end] || case when course < 0.60 then '{}' else '{rejected}' end::text[] as steps
    ) as way
    cross join lateral (select
      bench.now() - (bench.now() - job.created_at) * bench.chance(number, 'applied') as applied
    ) as sent
    cross join lateral (select
      least(bench.now() - applied, interval '45 d') * (0.1 + 0.8 * bench.chance(number, 'life')) as life
    ) as lasting
  ),
  stepped as materialized (
    select drawn.*, step, steps[step] as reached, coalesce(steps[step - 1], 'pending') as before,
      applied + life * (step::float8 / cardinality(steps)) as at
    from drawn cross join lateral generate_series(1, cardinality(steps)) as step
  ),
  added as (
    insert into applications (
      id, job_id, candidate_id, resume_id, cover_letter, status, applied_at, updated_at, hired_at, opened_at,
      withdrawn_at, answer_by, answered_at, source, ruled_out, stage_id, match_score, match_version
    )
    select id, job_id, candidate, candidate,
      'I would like to join you as ' || title || '.' || repeat(
        ' I have done this work for years, and I like to do it well.', (bench.chance(number, 'words') * 10)::int
      ),
      status, applied, coalesce(changed, applied), case when status = 'hired' then changed end,
      first, withdrawn, applied + interval '14 d', answered, bench.pick($9, number, 'source'),
      bench.chance(number, 'ruled out') < 0.04,
      case when bench.chance(number, 'staged') < 0.5 then
        standing.ids[1 + floor(bench.chance(number, 'stage') * cardinality(standing.ids))::int]
      end,
      case when bench.chance(number, 'matched') < 0.95 then floor(bench.chance(number, 'match') * 96)::int end, $10::text
    from drawn join standing using (status)
    left join lateral (
      select min(at) as first, max(at) as changed, min(at) filter (where reached <> 'under_review') as answered
      from (
        select steps[step] as reached, applied + life * (step::float8 / cardinality(steps)) as at
        from generate_series(1, cardinality(steps)) as step
      ) as gone
    ) as times on true
  ),
  noted as (
    insert into application_notes (id, application_id, author_id, text, created_at)
    select id, id, recruiter, 'Talked about ' || title || '. To be seen again.', applied + life / 2
    from drawn where bench.chance(number, 'noted') < 0.3
  ),
  tagged as (
    insert into application_tags (application_id, comparable, tag, created_at)
    select id, tag, tag, applied from drawn
    cross join lateral unnest(bench.pick_some($8, number, 'tags', 2)) as tag
    where bench.chance(number, 'tagged') < 0.25
  ),
  starred as (
    insert into application_stars (application_id, user_id, starred_at)
    select id, recruiter, applied from drawn where bench.chance(number, 'starred') < 0.1
  )
  insert into application_events (id, application_id, job_id, type, side, actor_id, at, data, visible_from)
  select gen_random_uuid(), id, job_id, type, side, actor, at, data, at
  from (
    select 0 as rank, id, job_id, 'sent' as type, 'candidate' as side, candidate as actor, applied as at,
      '{}'::jsonb as data
    from drawn
    union all
    select 1, id, job_id, 'opened', 'employer', recruiter, at, '{}' from stepped where step = 1
    union all
    select 1, id, job_id, 'withdrawn', 'candidate', candidate, withdrawn, '{"reason": null}'
    from drawn where withdrawn is not null
    union all
    select 2, id, job_id, 'status', 'employer', recruiter, at,
      jsonb_build_object('from', before, 'to', reached)
      || case when reached = 'rejected' then jsonb_build_object(
        'reason', reasons.list[1 + floor(bench.chance(number, 'reason') * cardinality(reasons.list))::int]
      ) else '{}' end
      || case when reached in ('rejected', 'hired') and bench.chance(number, 'letter') < 0.8 then
        jsonb_build_object(
          'letterKind', case reached when 'hired' then 'offered' else reached end,
          'letter', jsonb_build_object(
            'subject', 'Your application: ' || title,
            'text', repeat('We have read what you sent us, and thank you for it. ', 5)
          )
        ) else '{}' end
    from stepped cross join reasons
  ) as told
  order by at, rank`;

const interviewed = `
  select applications.*, bench.id($3 + place % $4) as interviewer,
    bench.now() + least(interval '20 d', interval '6 h' * (total / $4 / 2)) - interval '6 h' * (place / $4) as starts
  from (
    select *, row_number() over (order by applied_at desc, id) - 1 as place, count(*) over () as total
    from applications
    where job_id between bench.id($1) and bench.id($2)
      and status in ('interview_scheduled', 'hired') and withdrawn_at is null
  ) as applications`;

/** Each recruiter has one every six hours, at most half of them ahead, and none more than three weeks. An interview has the id of its application. */
const insertInterviews = `
  with met as materialized (${interviewed}),
  planned as (
    insert into interviews (id, application_id, state, starts_at, duration_minutes, time_zone, times, was_scheduled,
      token, proposed_by, reminded_at, scorecards_asked_at, no_show)
    select id, id, 'scheduled', starts, 45, 'Europe/Berlin', '{}', true, 'bench ' || id, interviewer,
      bench.now(), bench.now(), hashtext(id::text) % 20 = 0
    from met
  ),
  people as (
    insert into interview_people (interview_id, user_id, place) select id, interviewer, 0 from met
  ),
  booked as (
    insert into interview_bookings (interview_id, taken, during, user_id)
    select id, 'person:' || interviewer, tstzrange(starts, starts + interval '45 minutes'), interviewer from met
  ),
  carded as (
    insert into scorecards (id, application_id, author_id, recommendation, submitted_at)
    select id, id, interviewer, 1 + abs(hashtext(id::text)) % 4, starts from met where starts < bench.now()
  )
  insert into scores (scorecard_id, criterion_id, level)
  select met.id, job_criteria.id, 1 + abs(hashtext(met.id::text || met.place)) % 4
  from met join job_criteria using (job_id) where starts < bench.now()`;

/** The number of jobs in one statement, which bounds the database's memory. */
const batch = 20;

const filled = ["applications", "application_events"];

interface Filling {
  pool: pg.Pool;
  /** Without triggers: nothing is checked, and nothing follows. */
  unchecked: pg.Pool;
}

interface First {
  user: number;
  job: number;
}

/**
 * Adds an employer with its people, who are the next users, and its jobs, which are the next ones: the busiest is the
 * last.
 */
export const addEmployer = async (
  { pool, unchecked }: Filling,
  board: BoardSize,
  { first, size }: { first: First; size: EmployerSize },
): Promise<void> => {
  const { name, recruiters, jobs, ownersJobs, ofEach, ofBusiest } = size;
  const firstCandidate = first.user + recruiters;
  const candidates = Math.max(ofBusiest, ofEach, Math.ceil(applicationsOf(size) / 20));
  const lastJob = first.job + jobs;
  await addUsers(pool, "recruiter", { first: first.user, count: recruiters });
  await addCandidates(pool, { first: firstCandidate, count: candidates });
  // They are read already: there are no such files.
  await pool.query("update uploads set lines = '[]' where lines is null");
  const { rows } = await pool.query<{ id: string }>(insertCompany, [name, idOf(first.user)]);
  const companyId = rows[0]?.id;
  await pool.query(insertMembers, [companyId, first.user, first.user + recruiters - 1]);
  await pool.query(insertStages, [
    companyId,
    stages.map((stage) => stage.name),
    stages.map((stage) => stage.status),
  ]);
  await pool.query(insertReasons, [companyId, reasons]);
  await addJobs(pool, board, { first: first.job, count: jobs + 1, applicants: 0 });
  await pool.query(takeJobs, [
    companyId,
    first.job,
    lastJob,
    ownersJobs,
    first.user,
    recruiters,
    ofEach,
    ofBusiest,
  ]);
  await pool.query(insertCriteria, [first.job, lastJob, criteria]);
  await pool.query("analyze jobs");
  const addAll = async () => {
    for (let from = first.job; from <= lastJob; from += batch)
      await unchecked.query(insertApplications, [
        from,
        Math.min(lastJob, from + batch - 1),
        firstCandidate,
        candidates,
        companyId,
        first.user,
        recruiters,
        tags,
        sources,
        matchVersion,
      ]);
  };
  if (jobs > batch) await withoutIndexes(pool, addAll, filled);
  else await addAll();
  await unchecked.query(insertInterviews, [first.job, lastJob, first.user, recruiters]);
};
