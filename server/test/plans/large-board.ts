import type pg from "pg";
import { matchVersion } from "#match/match-version.ts";
// A board so large that reading a table from end to end is the wrong way, made in seconds.
import { interviewRows } from "#test/interviews/large-board-rows.ts";
import { talentRows } from "#test/talent/large-board-rows.ts";

const jobs = 10_000;
const companies = 4_000;
const people = { recruiters: 400, owners: 1_600, candidates: 5_000 };
const firstCandidate = people.recruiters + people.owners + 1;
const users = firstCandidate + people.candidates - 1;

/** Ids of each kind rise with their numbers, as those of real rows do with time. */
const id = (kind: "a" | "b" | "c" | "d" | "e", number: string) =>
  `(lpad(to_hex(${number}), 12, '0') || '7000800000000000000${kind}')::uuid`;
const userId = (number: string) => id("a", number);
const companyId = (number: string) => id("b", number);
const jobId = (number: string) => id("c", number);
/** One of the words, which take turns. */
const oneOf = (words: string, number: string) =>
  `('{${words}}'::text[])[1 + (${number}) % cardinality('{${words}}'::text[])]`;

/** The busy ones: user 1 posted every hundredth job, company 1 has every fiftieth. */
const rows = `
  insert into users (id, username, email, first_name, last_name, role)
  select ${userId("n")}, 'user-' || n, 'user-' || n || '@people.example', 'First' || n % 400,
    'Last' || n % 900,
    case when n <= ${people.recruiters} then 'recruiter'
      when n < ${firstCandidate} then 'company' else 'candidate' end
  from generate_series(1, ${users}) as n;

  insert into companies (id, name, description, industry, owner_id)
  select ${companyId("n")}, 'Company ' || md5(n::text), repeat('What we do. ', 20) || md5(n || 'b'),
    ${oneOf("Software,Hospitals,Schools,Banks", "n")},
    ${userId(`${people.recruiters} + 1 + n % ${people.owners}`)}
  from generate_series(1, ${companies}) as n;

  alter table jobs disable trigger user;
  insert into jobs (id, title, description, location, latitude, longitude, salary_min, salary_max, type,
    experience_level, category, is_active, deadline, company_id, posted_by, applicant_count,
    created_at, updated_at)
  select ${jobId("n")},
    ${oneOf("Senior,Junior,Lead", "n")} || ' ' || ${oneOf("Engineer,Nurse,Teacher,Analyst,Manager", "n / 3")} || ' ' || n % 700,
    repeat('What to do. ', 80), ${oneOf("Berlin,Boston,Lisbon,Lima,Oslo,Quito,Perth", "n")},
    40 + n % 7 / 5.0, -100 + n % 11 / 5.0, 50000 + n % 60 * 1000, 70000 + n % 60 * 1000,
    ${oneOf("full-time,part-time,contract,remote,hybrid", "n")},
    ${oneOf("entry,mid,senior,executive", "n / 7")},
    ${oneOf("technology,marketing,sales,design,finance,healthcare,education,operations", "n / 11")},
    n % 20 <> 0, case when n % 3 = 0 then posted + interval '80 d' * (n % 17) / 17 end,
    ${companyId(`case when n % 50 = 0 then 1 else 2 + n % ${companies - 1} end`)},
    ${userId(`case when n % 100 = 0 then 1 else 2 + n % ${people.recruiters - 1} end`)},
    2, posted, posted
  from generate_series(1, ${jobs}) as n
  cross join lateral (select now() - interval '1 minute' * (${jobs + 1} - n) as posted) as draw;
  alter table jobs enable trigger user;

  insert into uploads (id, owner_id, filename, content_type, bytes, registered_at, created_at)
  select ${userId("n")}, ${userId("n")}, 'resume.pdf', 'application/pdf', 40000,
    case when n % 100 > 0 then now() end, now() - n * interval '1 minute'
  from generate_series(${firstCandidate}, ${users}) as n;

  insert into uploads (id, owner_id, filename, content_type, bytes, registered_at, created_at)
  select ${id("e", "n")}, ${userId(String(firstCandidate))}, 'resume.pdf', 'application/pdf', 40000,
    now(), now() - n * interval '1 hour'
  from generate_series(1, 5000) as n;

  insert into candidate_profiles
    (id, user_id, title, summary, skills, experience, education, resume_id, location)
  select id, owner_id, 'Engineer', 'Ten years of it.', '{TypeScript}', '[]', '[]', id, 'Lima'
  from uploads where registered_at is not null and id = owner_id;

  insert into applications
    (id, job_id, candidate_id, resume_id, cover_letter, status, applied_at, hired_at, opened_at,
      answered_at)
  select ${id("d", "row_number() over ()")}, ${jobId("job")}, ${userId("candidate")},
    ${userId("candidate")}, repeat('Dear you. ', 20), status, applied,
    case when status = 'hired' then applied end, applied + interval '2 minutes',
    case when status not in ('pending', 'under_review') then applied + interval '2 minutes' end
  from (
    select 1 + n * 7919 % ${jobs} as job, ${firstCandidate} + n % 4999 as candidate, n
    from generate_series(1, 15000) as n
    -- Each job of user 1 has 50 more, one has 400 more, and one candidate sent 300.
    union select n / 50 * 100 + 100, ${firstCandidate} + 1 + n % 50 * 31, n from generate_series(0, 4999) as n
    union select 100, ${firstCandidate} + 2000 + n, n from generate_series(1, 400) as n
    union select 7 * n, ${firstCandidate}, n from generate_series(1, 300) as n
  ) as pair
  cross join lateral (select
    ${oneOf("pending,pending,under_review,shortlisted,interview_scheduled,rejected,hired", "n")} as status,
    now() - interval '1 minute' * n as applied
  ) as draw
  on conflict do nothing;

  insert into application_events (id, application_id, job_id, type, side, at, data)
  select gen_random_uuid(), id, job_id, case turn when 1 then 'sent' else 'status' end,
    case turn when 1 then 'candidate' else 'employer' end, applied_at + turn * interval '1 minute',
    case turn when 1 then '{}' else jsonb_build_object('from', 'pending', 'to', status) end
  from applications cross join generate_series(1, 2) as turn;

  insert into job_weeks (job_id, week, applications, interviews, hires)
  select job_id, date_trunc('week', at at time zone 'UTC')::date, count(*), 0, 0
  from application_events where type = 'sent' group by 1, 2;
  update event_readers set position = (select max(position) from application_events);

  insert into sessions (token_hash, user_id, remembered, expires_at)
  select md5(n::text), ${userId(`1 + abs(n) % ${users}`)}, true, now() + n * interval '1 minute'
  from generate_series(-100, 5000) as n;
  insert into attempts (id, action, address, account, created_at)
  select gen_random_uuid(), 'failed-sign-in', '192.0.2.' || n % 250, 'user-' || n,
    now() - n * interval '10 seconds'
  from generate_series(1, 5000) as n;
  insert into password_resets (token_hash, user_id, created_at, expires_at)
  select md5(n::text), ${userId(`1 + abs(n) % ${users}`)}, now() - n * interval '1 minute',
    now() + n * interval '1 minute'
  from generate_series(-100, 5000) as n;
  insert into social_accounts (provider, subject, user_id)
  select 'github', n, ${userId("n")} from generate_series(1, 5000) as n;
  insert into places (key, city, country, people, latitude, longitude)
  select 'town' || n, 'Town' || n, 'PE', n, 40 + n % 70 / 50.0, -100 + n % 110 / 50.0
  from generate_series(1, 20000) as n;
  insert into places (key, country, people) values ('peru', 'PE', 30000000)`;

/** The rows that triggers would derive from the jobs, as far as plans depend on them. */
const searchRows = `
  alter table job_search disable trigger user;
  alter table job_search enable trigger job_search_place_in_orders;
  insert into job_search (job_id, created_at, closes_at, place, salary_low, salary_high, salary_top,
    type, category, level, latitude, longitude, document, edition)
  select id, created_at, coalesce(deadline, 'infinity'), lower(location), salary_min, salary_max,
    salary_max, type, category, experience_level, latitude, longitude,
    array_to_tsvector(
      array['type:' || type, 'category:' || category, 'level:' || experience_level,
        'place:' || lower(location), 'company:=' || company_id, 'what', 'to', 'do']
      || lexemes_of('title:', title)
      || array(select 'title:=' || word from tokens_in(title) as word)
      || beginnings_in('title:', title)
      || cells_at(latitude, longitude)
      || array['at:PE', 'at:PE//Town' || abs(hashtext(id::text)) % 20000]), 4
  from jobs where is_active;
  alter table job_search enable trigger user;
  select count_openings(array(select id from companies));

  insert into search_words select word, (ts_lexize('word_stem', word))[1]
  from (
    select distinct word from jobs cross join lateral words_in(title) as word
    union select 'word' || n from generate_series(1, 5000) as n
  ) as said;
  insert into search_places (place) select distinct place from job_search;
  insert into open_job_counts
  select (closes_at at time zone 'UTC')::date, count(*) from job_search group by 1;

  insert into job_suggestions
  select job_id, closes_at, lower(title), lower(companies.name), place
  from job_search
  join jobs on jobs.id = job_id join companies on companies.id = company_id;
  insert into search_suggestions
  select kind, key, count(*) from job_suggestions
  cross join lateral (values ('title', title), ('company', company), ('location', location))
    as part (kind, key)
  group by 1, 2`;

/** Each job has twelve of a few hundred terms, as its occupation has them. */
const matchRows = `
  alter table job_matches disable trigger user;
  insert into job_matches (job_id, version, revision, read, terms, weights)
  select id, '${matchVersion}', revision,
    '{"most":[30,30],"occupations":[],"skills":[[1,1,40]],"languages":[],"words":[1,1],"length":1}',
    array(select n * 17 + abs(hashtext(id::text)) % 16 from generate_series(1, 12) as n),
    array(select 100 + abs(hashtext(id::text || n)) % 3000 from generate_series(1, 12) as n)
  from jobs;
  alter table job_matches enable trigger user;
  insert into job_terms (term, weight, job_id)
  select term, weight, job_id from job_search join job_matches using (job_id)
  cross join lateral unnest(terms, weights) as given (term, weight)`;

const alertRows = `
  insert into alerts (id, user_id, name, search, search_key, compiled, frequency, next_at, told_position, token)
  select ${id("d", "n")}, ${userId(`${firstCandidate} + n % ${people.candidates}`)}, 'Search ' || n, '{}',
    'key ' || n % 700 || ' ' || n / ${people.candidates}, '{}',
    ${oneOf("at-once,daily,weekly", "n")},
    case when n % 3 > 0 or n % 50 = 0 then now() + n * interval '1 minute' - interval '1 day' end, n, 'token-' || n
  from generate_series(1, 10000) as n;
  insert into alert_letters (id, alert_id, job_ids)
  select gen_random_uuid(), ${id("d", "n")}, array[${jobId("n")}] from generate_series(1, 10000) as n;
  insert into opened_jobs (job_id, opened_at, position)
  select ${jobId("n")}, now() - n * interval '1 second', case when n > 200 then n end
  from generate_series(1, ${jobs}) as n`;

/** Fills a migrated, empty database. */
export const fillLargeBoard = async (client: pg.Client): Promise<void> => {
  await client.query(rows);
  await client.query(searchRows);
  await client.query(matchRows);
  await client.query(alertRows);
  await client.query(interviewRows);
  await client.query(talentRows);
  await client.query("analyze");
};
