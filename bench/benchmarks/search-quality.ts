import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import type pg from "pg";
import type { Benchmark, Figure } from "../benchmark.ts";
import { gradeOf, type Posting, readPostings, readTopics } from "../data/search-topics.ts";
import { openHttpClient } from "../http-client.ts";
import { asked, qualityOf } from "../ranking.ts";
import { startRolecall } from "../rolecall.ts";

/** Answers the ids that an engine finds, the best first. */
type Engine = (query: string) => Promise<string[]>;

/** A posting is a job of its title, described by nothing but its occupation. */
const fill = async (pool: pg.Pool, postings: Posting[]) => {
  const { rows } = await pool.query<{ id: string; title: string }>(
    `with poster as (
      insert into users (id, username, role) values (gen_random_uuid(), 'poster', 'recruiter')
      returning id
    ),
    company as (
      insert into companies (id, name, owner_id) select gen_random_uuid(), 'Public Service', id from poster
      returning id
    )
    insert into jobs (
      id, title, description, location, type, experience_level, category, company_id, posted_by, created_at
    )
    select
      gen_random_uuid(), title, occupation, 'Anywhere', 'full-time', 'mid', 'operations', company.id,
      poster.id, now() - position * interval '1 minute'
    from poster, company, unnest($1::text[], $2::text[]) with ordinality as posting (title, occupation, position)
    returning id, title`,
    [postings.map(({ title }) => title), postings.map(({ occupation }) => occupation)],
  );
  await pool.query("vacuum (analyze)");
  const byTitle = new Map(postings.map((posting) => [posting.title, posting]));
  return new Map(rows.map(({ id, title }) => [id, byTitle.get(title)]));
};

const naive =
  (pool: pg.Pool, where: string, order: string, term: (query: string) => string): Engine =>
  async (query) => {
    const statement = `select jobs.id from jobs join companies on companies.id = company_id
      cross join lateral (select to_tsvector('english', concat_ws(' ', title, companies.name, jobs.description)) as words) as text
      where ${where} order by ${order} jobs.created_at desc limit ${asked}`;
    const { rows } = await pool.query<{ id: string }>(statement, [term(query)]);
    return rows.map(({ id }) => id);
  };

/**
 * How well hand-written queries find real postings, compared with `ILIKE`, which boards without a
 * search engine use.
 */
export const searchQuality: Benchmark = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const letGo = stopDatabaseWithProcess(dataDir);
  try {
    return await compareEngines(dataDir);
  } finally {
    letGo();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const compareEngines = async (dataDir: string): Promise<Figure[]> => {
  const postings = readPostings();
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const jobs = await fill(pool, postings);
  using client = openHttpClient(origin, 1);

  const ours: Engine = async (query) => {
    const path = `/api/jobs?${new URLSearchParams({ query, limit: String(asked) })}`;
    const found = JSON.parse(String(await client.send({ path }))) as { id: string }[];
    return found.map(({ id }) => id);
  };
  const like = "title ilike $1 or jobs.description ilike $1 or companies.name ilike $1";
  const ilike = naive(pool, like, "", (query) => `%${query}%`);
  const webSearch = "websearch_to_tsquery('english', $1)";
  const textSearch = naive(
    pool,
    `words @@ ${webSearch}`,
    `ts_rank(words, ${webSearch}) desc,`,
    (query) => query,
  );

  const topics = readTopics();
  const qualityFor = async (engine: Engine) => {
    const rankings = [];
    for (const topic of topics) {
      const all = postings.map((posting) => gradeOf(topic, posting));
      for (const query of topic.queries) {
        const found = (await engine(query)).map((id) => jobs.get(id));
        const grades = found.map((posting) => (posting ? gradeOf(topic, posting) : 0));
        rankings.push({ grades, all });
      }
    }
    return qualityOf(rankings);
  };

  const measured = await qualityFor(ours);
  const baselines = { "`ILIKE`": ilike, "`websearch_to_tsquery`": textSearch };
  const count = topics.flatMap(({ queries }) => queries).length;
  const figures: Figure[] = [];
  for (const [name, engine] of Object.entries(baselines)) {
    const baseline = await qualityFor(engine);
    const figure = (which: keyof typeof measured, what: string, isMoreBetter: boolean): Figure => ({
      what: `${what}, ${count} queries for ${postings.length} postings`,
      beside: name,
      unit: "%",
      measured: measured[which],
      baseline: baseline[which],
      ratio: measured[which] / baseline[which],
      bar: isMoreBetter ? "more than beside" : "less than beside",
      met: isMoreBetter === measured[which] > baseline[which],
    });
    figures.push(
      figure("ndcg", "nDCG of the first 10", true),
      figure("recall", "found of what was meant, in 100", true),
      figure("nothing", "searches that find nothing", false),
    );
  }
  return figures;
};
