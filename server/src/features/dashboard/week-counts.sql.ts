import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The Monday (UTC) of the week in which an event lies. */
export const weekOf = (at: SQLWrapper): SQL =>
  sql`date_trunc('week', ${at} at time zone 'UTC')::date`;

/**
 * What events count for: that an application came, once though it was sent anew; that somebody was invited to an
 * interview; that somebody was hired. They are called `event`.
 */
export const weekCounts = sql`
  count(*) filter (where event.type = 'sent')::int as applications,
  count(*) filter (where event.data->>'to' = 'interview_scheduled')::int as interviews,
  count(*) filter (where event.data->>'to' = 'hired')::int as hires`;

export const isCounted = sql`(
  event.type = 'sent' and not event.data ? 'from'
  or event.type = 'status' and event.data->>'to' in ('interview_scheduled', 'hired'))`;
