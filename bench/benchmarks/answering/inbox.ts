import type pg from "pg";
import type { Figure } from "../../benchmark.ts";
import type { BoardSize } from "../../data/board-size.ts";
import { wordCount } from "../../data/draws.ts";
import { openHttpClient } from "../../http-client.ts";
import { latencyFigures } from "../../latency-figures.ts";
import { addRecruiter, type Person } from "../../people.ts";
import { millisecondsOf } from "../../repeat.ts";
import type { Rolecall } from "../../rolecall.ts";
import { percentile } from "../../rounds.ts";

const jobs = 40;
const roundCount = 15;
const most = { listMs: 30, searchMs: 50 };

/** Three messages about each application to the person's jobs; the candidate has the last word. */
const insertMessages = `
  insert into messages (id, application_id, side, author_id, text, sent_at)
  select new_event_id(), application, side, author, text, sent_at
  from (
    select applications.id as application, candidate_id, posted_by,
      row_number() over (order by applications.id) as number
    from applications join jobs on jobs.id = job_id where posted_by = $1
  ) as told
  cross join generate_series(1, 3) as turn
  cross join lateral (select
    case when turn = 2 then 'employer' else 'candidate' end as side,
    case when turn = 2 then posted_by else candidate_id end as author,
    now() - interval '1 d' - interval '30 d' * bench.chance(number, 'begun') + turn * interval '1 h' as sent_at,
    (
      select string_agg(word, ' ') from generate_series(1, 40) as place
      join bench.words
        on words.id = bench.zipf(number * 1000 + turn * 100 + place, 'message', ${wordCount})
    ) as text
  ) as written
  order by sent_at`;

const insertConversations = `
  insert into conversations (application_id, job_id, last_of_candidate, last_of_employer)
  select application_id, job_id, max(position) filter (where messages.side = 'candidate'),
    max(position) filter (where messages.side = 'employer')
  from messages
  join applications on applications.id = application_id
  join jobs on jobs.id = job_id
  where posted_by = $1
  group by 1, 2`;

/** Nine of ten are read. */
const insertReads = `
  insert into message_reads (user_id, application_id, up_to)
  select posted_by, application_id, greatest(last_of_candidate, last_of_employer)
  from conversations join jobs on jobs.id = job_id
  where posted_by = $1 and bench.chance(last_of_candidate, 'read') < 0.9`;

/** A recruiter with so many conversations about each of their jobs. */
const addInbox = async (pool: pg.Pool, size: BoardSize, ofJob: number): Promise<Person> => {
  const person = await addRecruiter(pool, size, [{ jobs, applicants: ofJob }]);
  for (const statement of [insertMessages, insertConversations, insertReads])
    await pool.query(statement, [person.id]);
  await pool.query("vacuum (analyze) messages, conversations, message_reads");
  return person;
};

const lists: Record<string, string>[] = [
  {},
  { page: "2" },
  { page: "20" },
  { limit: "100" },
  { unread: "true" },
  { unread: "true", page: "2" },
];

/** Names, titles, and words of messages: some that come up in most, in few, and in none. */
const searchesOf = async (pool: pg.Pool): Promise<Record<string, string>[]> => {
  const { rows } = await pool.query<{ word: string }>(
    "select word from bench.words where id in (1, 30, 1000, 40000) order by id",
  );
  const words = rows.map(({ word }) => word);
  const [common = ""] = words;
  return [
    ...["chen", "engineer", "nobody at all", "a", ...words].map((query) => ({ query })),
    { query: common, page: "5" },
    { query: common, unread: "true" },
  ];
};

/** The conversations of one person with 10,000, any page and search, beside those of one with 400. */
export const measureInbox = async (
  { pool, origin }: Rolecall,
  size: BoardSize,
): Promise<Figure[]> => {
  const readers = { many: await addInbox(pool, size, 250), few: await addInbox(pool, size, 10) };
  const queries = { list: lists, search: await searchesOf(pool) };
  const times = {
    many: { list: [] as number[], search: [] as number[] },
    few: { list: [] as number[], search: [] as number[] },
  };
  using client = openHttpClient(origin, 1);
  for (let round = 0; round <= roundCount; round += 1)
    for (const kind of ["list", "search"] as const)
      for (const query of queries[kind])
        for (const who of ["many", "few"] as const) {
          const path = `/api/conversations?${new URLSearchParams(query)}`;
          const { cookie } = readers[who];
          const took = await millisecondsOf(() => client.send({ path, cookie }));
          if (round > 0) times[who][kind].push(took); // The first round warms up.
        }
  const figures = (kind: "list" | "search", what: string, limit: number) =>
    latencyFigures({
      what: `${what} of one person with ${jobs * 250} conversations`,
      times: times.many[kind],
      limit,
      beside: `of one with ${jobs * 10}`,
      baseline: percentile(times.few[kind], 0.5),
    });
  return [
    ...figures("list", "the inbox, any page,", most.listMs),
    ...figures("search", "the search of the inbox", most.searchMs),
  ];
};
