import { edition } from "#features/talent/reading/read-people.service.ts";
/** Everybody lets themselves be found: each with a profile, words, a place and terms of the vocabulary. */
export const talentRows = `
  insert into candidate_profiles (id, user_id, title, summary, skills, experience, education, location)
  select gen_random_uuid(), id, 'Engineer', 'Ten years of it.', '{TypeScript}', '[]', '[]', 'Lima'
  from users on conflict do nothing;
  insert into findable_people (user_id, "to", shown_at, document, place, level, latitude, longitude, employers, posts,
    read, edition)
  select id, case n % 3 when 0 then 'verified' else 'all' end, now() - n * interval '1 minute',
    array_to_tsvector(lexemes_of('title:', 'Engineer word' || n % 900) || array['skill:typescript',
      'at:PE', 'at:PE//Town' || n % 2000, 'at:?'] || cells_at(40 + n % 7 / 5.0, -100 + n % 11 / 5.0)),
    searched_place('lima town' || n % 2000), case n % 4 when 0 then 'entry' when 1 then 'mid' when 2 then 'senior'
      else 'executive' end, 40 + n % 7 / 5.0, -100 + n % 11 / 5.0, array['firm ' || n % 500], '',
    '{"titles":[],"skills":[],"said":[],"words":[[1,1]],"notSkills":[],"told":{"title":"Engineer","experience":[],"languages":[],"location":"Lima","place":null,"willMove":false}}',
    '${edition}'
  from (select id, row_number() over (order by id) as n from users) as numbered;
  insert into person_terms (person, term, weight)
  select number, 100000000 + term, 1 - term / 100.0
  from findable_people cross join generate_series(1, 20) as term;
  insert into findable_exceptions (user_id, company_id)
  select numbered.id, companies.id
  from (select id, row_number() over (order by id) as n from users) as numbered
  join (select id, row_number() over (order by id) as n from companies) as companies on companies.n = 1 + numbered.n % 4000;
  insert into talk_requests (id, user_id, company_id, message)
  select gen_random_uuid(), user_id, company_id, 'Shall we talk?' from findable_exceptions;
  insert into talent_looks (user_id, company_id, day)
  select user_id, company_id, day::date from findable_exceptions
  cross join generate_series(now() - interval '3 days', now(), interval '1 day') as day`;
