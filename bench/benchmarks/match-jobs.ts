import { jobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { makeBoard } from "@rolecall/demo/board.ts";
import { loadJobs } from "@rolecall/server/src/features/jobs/listed-jobs.queries.ts";
import {
  keepMissingMatches,
  scoresOf,
  scoresOfListed,
} from "@rolecall/server/src/features/match/kept-jobs.service.ts";
import {
  listAllByMatch,
  listAllJobs,
} from "@rolecall/server/src/features/search/search.service.ts";
import { type PersonRead, personRead } from "@rolecall/server/src/match/score/match.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Benchmark, Figure } from "../benchmark.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

const persons = 60;
const warmUps = 10;
/** All jobs are scored for so many, which takes a second for 100,000 jobs. */
const fullyScored = 5;
const shown = 20;
const mostMs = { ofBest: 60, ofScores: 3 };
const leastFound = 0.9;

/** People as the demo board has them. */
const drawPersons = (): { userId: string; person: PersonRead }[] =>
  makeBoard(new Date("2026-06-01"))
    .rows.profiles.slice(0, persons)
    .map(({ userId, title, summary, skills, experience, education, location }) => ({
      userId,
      person: personRead({
        names: [],
        profile: {
          title,
          summary,
          skills,
          experience,
          education,
          location,
          notSkills: [],
          languages: [],
          place: null,
          willMove: true,
        },
        resume: [],
        today: "2026-06-01",
      }),
    }));

/** The best 20 of all open jobs for a candidate, beside scoring every one, and what scores add to a list. */
export const matchJobs: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir, { BACKGROUND: "off" });
  const { pool } = rolecall;
  const db = drizzle(pool, { casing: "snake_case" });
  await keepMissingMatches(db);
  await pool.query("vacuum (analyze) job_matches, job_terms");
  await pool.query("select sum(length(read::text)) from job_matches");
  const search = jobSearch.parse({ limit: String(shown) });
  const { rows: open } = await pool.query<{ id: string }>(
    "select job_id as id from job_search where closes_at > now()",
  );
  const all = open.map(({ id }) => id);

  const ofBest: number[] = [];
  const ofScores: number[] = [];
  const ofLists: number[] = [];
  const ofAll: number[] = [];
  const shares: number[] = [];
  for (const [index, { userId, person }] of drawPersons().entries()) {
    const by = { userId, person, isRecommended: false };
    let best: string[] = [];
    const took = await millisecondsOf(async () => {
      best = (await listAllByMatch(db, search, by)).ids;
    });
    let listed: Awaited<ReturnType<typeof loadJobs>> = [];
    const list = await millisecondsOf(async () => {
      listed = await loadJobs(db, (await listAllJobs(db, search)).ids);
    });
    const scoring = await millisecondsOf(() => scoresOfListed(db, { jobs: listed, person }));
    if (index < warmUps) continue;
    ofBest.push(took);
    ofLists.push(list);
    ofScores.push(scoring);
    if (index >= warmUps + fullyScored) continue;
    let scored: Awaited<ReturnType<typeof scoresOf>> = [];
    ofAll.push(
      await millisecondsOf(async () => (scored = await scoresOf(db, { ids: all, person }))),
    );
    shares.push(shareOfBest(best, scored));
  }

  const beside = { beside: "every open job scored", unit: "ms" } as const;
  const baseline = percentile(ofAll, 0.5);
  const best = (share: number): Figure => {
    const measured = percentile(ofBest, share);
    return {
      what: `p${share * 100} of the best ${shown} of ${all.length} open jobs (${size.jobs} in all)`,
      ...beside,
      measured,
      baseline,
      ratio: measured / baseline,
      bar: `at most ${mostMs.ofBest} ms`,
      met: measured <= mostMs.ofBest,
    };
  };
  const found = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const [scores, list] = [percentile(ofScores, 0.5), percentile(ofLists, 0.5)];
  return [
    best(0.5),
    best(0.99),
    {
      what: `points of those ${shown}`,
      beside: "the best of every open job scored",
      unit: "%",
      measured: found * 100,
      baseline: 100,
      ratio: found,
      bar: `at least ${leastFound * 100} %`,
      met: found >= leastFound,
    },
    {
      what: `what the scores add to a list of ${shown}`,
      beside: "the list without them",
      unit: "ms",
      measured: scores,
      baseline: list,
      ratio: scores / list,
      bar: `at most ${mostMs.ofScores} ms`,
      met: scores <= mostMs.ofScores,
    },
  ];
};

/** The points of these jobs, of those of as many that are truly the best. */
const shareOfBest = (ids: string[], scored: { id: string; score: number | null }[]): number => {
  const points = new Map(scored.map(({ id, score }) => [id, score ?? 0]));
  const best = [...points.values()].toSorted((a, b) => b - a).slice(0, ids.length);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return sum(ids.map((id) => points.get(id) ?? 0)) / sum(best);
};
