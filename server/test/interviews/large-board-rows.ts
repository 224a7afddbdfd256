/** Interviews of every second application, each with an interviewer, a candidate and a room. */
export const interviewRows = `
  insert into interviews (id, application_id, state, starts_at, duration_minutes, time_zone, times, token, reminded_at,
    scorecards_asked_at)
  select gen_random_uuid(), id, case n % 3 when 0 then 'proposed' when 1 then 'scheduled' else 'cancelled' end,
    case when n % 3 > 0 then applied_at + interval '30 days' end, 60, 'UTC', array[applied_at + interval '30 days'],
    'token-' || n, case when n % 100 > 0 then now() end, case when n % 100 > 0 then now() end
  from (select id, applied_at, row_number() over (order by id) as n from applications) as numbered where n % 2 = 0;
  insert into interview_people (interview_id, user_id, place)
  select interviews.id, posted_by, 0 from interviews join applications on applications.id = application_id
  join jobs on jobs.id = job_id;
  insert into interview_bookings (interview_id, taken, during, user_id)
  select interviews.id, kind || row_number() over (), tstzrange(starts_at, starts_at + interval '1 hour'), candidate_id
  from interviews join applications on applications.id = application_id,
    unnest(array['person:', 'candidate:', 'room:']) as kind
  where state = 'scheduled';
  insert into availabilities (user_id, time_zone, hours, buffer_minutes)
  select id, 'UTC', '[]', 0 from users;
  insert into remote_calendars (user_id, address, busy, tried_at) select id, 'x', '[]', now() from users;
  insert into calendars (user_id, token_hash) select id, id::text from users`;
