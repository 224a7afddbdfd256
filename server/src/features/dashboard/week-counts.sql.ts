import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The Monday (UTC) of the week in which an event lies. */
export const weekOf = (at: SQLWrapper): SQL =>
  sql`date_trunc('week', ${at} at time zone 'UTC')::date`;

/**
 * These events as they count: one that undoes another takes that one back, in its week. Each has `sign`.
 * @param events a table or subquery of events
 */
export const asCounted = (events: SQLWrapper): SQL => sql`(
  select told.job_id, told.position, told.type, coalesce(undone.at, told.at) as at,
    coalesce(undone.data, told.data) as data, case when undone.id is null then 1 else -1 end as sign
  from ${events} as told
  left join application_events as undone on undone.id = (told.data->>'undoes')::uuid
)`;

/**
 * What events count for: that an application came, once though it was sent anew; that somebody was invited to an
 * interview; that somebody was hired. They are called `event`.
 */
export const weekCounts = sql`
  coalesce(sum(event.sign) filter (where event.type = 'sent'), 0)::int as applications,
  coalesce(sum(event.sign) filter (where event.data->>'to' = 'interview_scheduled'), 0)::int as interviews,
  coalesce(sum(event.sign) filter (where event.data->>'to' = 'hired'), 0)::int as hires`;

export const isCounted = sql`(
  event.type = 'sent' and not event.data ? 'from'
  or event.type = 'status' and event.data->>'to' in ('interview_scheduled', 'hired'))`;
