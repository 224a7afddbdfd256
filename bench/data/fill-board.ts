import type pg from "pg";
import type { BoardSize } from "./board-size.ts";
import { prepareDraws } from "./draws.ts";
import { preparePlaces } from "./job-places.ts";
import { addJobs } from "./jobs.ts";
import { addEverybody } from "./people.ts";
import { whileFilling } from "./while-filling.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** The number of cores of the smallest machine. */
const workers = 2;
/** The number of jobs in one batch. */
const batch = 5_000;

/** Does the work of the trigger on new companies: their stages. */
const writeStages = `
  insert into stages (id, company_id, name, status, place, is_home)
  select new_event_id(), companies.id, stage.name, stage.status, stage.place, true
  from companies cross join default_stages() as stage`;

/** Does the work of the trigger on new companies: their templates of letters. */
const writeTemplates = `
  insert into letter_templates (id, company_id, kind, name, subject, text, created_at)
  select new_event_id(), companies.id, template.kind, template.name, template.subject, template.letter,
    now() + template.place * interval '1 millisecond'
  from companies cross join default_templates() as template`;

/** Does the work of the triggers on new jobs. */
const writeSearchRows = `
  select index_jobs(array(select id from jobs where id between bench.id($1) and bench.id($2)))`;

/** Does the work of the trigger on new users. */
const writeSignInNames = `
  insert into sign_in_names (name, user_id)
  select sign_in_name(name), id from users, lateral (values (username), (email)) as given (name)`;

/** Does the work of the trigger on new companies: their owners are members. */
const writeOwners = `
  insert into company_members (company_id, user_id, role)
  select id, owner_id, 'owner' from companies where owner_id is not null`;

/** Does the work of the trigger on new companies: their places in the directory. */
const writePlacesInOrder = `
  insert into company_openings (company_id, name) select id, fold(name) from companies`;

/** Does the work of the triggers on new jobs. */
const countOpenings = "select count_openings(array(select id from companies))";

/** Does the work of the reader `weeks`. */
const writeJobWeeks = `
  insert into job_weeks (job_id, week, applications, interviews, hires)
  select job_id, date_trunc('week', at at time zone 'utc')::date as week,
    count(*) filter (where type = 'sent'),
    count(*) filter (where data->>'to' = 'interview_scheduled'),
    count(*) filter (where data->>'to' = 'hired')
  from application_events
  where type = 'sent' or data->>'to' in ('interview_scheduled', 'hired')
  group by job_id, week`;

/** What readers make of events stands already. */
export const moveCursors = `
  update event_readers set position = (select max(position) from application_events)`;

/**
 * Fills an empty, migrated database with a board of that size. Rows are added without checks and
 * indexes; the rows that the product's triggers and readers maintain are written afterwards by the same
 * functions.
 */
export const fillBoard = async (
  address: pg.ClientConfig,
  size: BoardSize,
  now = new Date(),
): Promise<void> => {
  await using filling = await whileFilling(address);
  const { pool, unchecked } = filling;
  await prepareDraws(pool, now);
  await preparePlaces(pool, address);
  await addEverybody(unchecked, size);
  await pool.query(writeSignInNames);
  await pool.query(writeOwners);
  await pool.query(writePlacesInOrder);
  await pool.query(writeStages);
  await pool.query(writeTemplates);
  await pool.query("analyze");
  await withoutIndexes(pool, async () => {
    let next = 1;
    const work = async () => {
      while (next <= size.jobs) {
        const first = next;
        next += batch;
        const count = Math.min(batch, size.jobs - first + 1);
        await addJobs(unchecked, size, { first, count });
        await pool.query(writeSearchRows, [first, first + count - 1]);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  });
  await pool.query(countOpenings);
  await pool.query(writeJobWeeks);
  await pool.query(moveCursors);
  // The database would do this by itself later, in the middle of a measurement.
  await pool.query("vacuum (analyze)");
};
