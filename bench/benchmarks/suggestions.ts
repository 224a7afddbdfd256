import { Random } from "@rolecall/demo/random.ts";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { openings, places, titles } from "../data/vocabulary.ts";
import { openHttpClient } from "../http-client.ts";
import { latencyFigures } from "../latency-figures.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

const letters = [1, 2, 3, 4, 5, 6, 7, 8];
const ofEachLength = 25;
const warmUps = 20;
/** In milliseconds. */
const limit = 50;
/** The naive way takes seconds at a million jobs. */
const naiveOnes = 6;

/** Draws a text to complete: the first letters of a title, of one of its words, or of a place. */
const drawTyped = () => {
  const random = new Random("suggestions");
  return letters.flatMap((length) =>
    Array.from({ length: ofEachLength }, (_, index) => {
      const title = random.pick(
        index % 2 === 0 ? titles : openings.map((opening) => opening.title),
      );
      const text =
        index % 5 === 4 ? random.pick(places) : random.pick([title, ...title.split(" ")]);
      const field = index % 5 === 4 ? "location" : "query";
      return { length, field, typed: text.slice(0, length) };
    }),
  );
};

/** The suggestions of a typical board: `ILIKE` on the titles. */
const suggestNaively = (pool: pg.Pool, typed: string) =>
  pool.query(
    `select title, count(*) from jobs
      where is_active and (deadline is null or deadline > now()) and title ilike $1
      group by title order by count(*) desc limit 8`,
    [`%${typed}%`],
  );

/** One to eight letters of titles, companies and locations, beside counting the titles of all jobs. */
export const suggestions: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  using client = openHttpClient(rolecall.origin, 1);
  const ask = ({ field, typed }: { field: string; typed: string }) =>
    millisecondsOf(() =>
      client.send({ path: `/api/suggestions?${new URLSearchParams({ field, typed })}` }),
    );
  const asked = drawTyped();
  for (const call of asked.slice(-warmUps)) await ask(call);
  const times: number[] = [];
  for (const call of asked) times.push(await ask(call));
  const naive: number[] = [];
  for (const { typed } of asked.slice(0, naiveOnes))
    naive.push(await millisecondsOf(() => suggestNaively(rolecall.pool, typed)));

  return latencyFigures({
    what: `suggesting for 1 to 8 letters among ${size.jobs} jobs`,
    times,
    limit,
    beside: "counting the titles that `ILIKE` finds",
    baseline: percentile(naive, 0.5),
  });
};
