import type { Benchmark } from "../../benchmark.ts";
import { openHttpClient } from "../../http-client.ts";
import { latencyFigures } from "../../latency-figures.ts";
import { turnsWithin } from "../../repeat.ts";
import { percentile } from "../../rounds.ts";
import { type Act, hiringActs } from "./acts.ts";
import { type Desk, withEmployers } from "./desks.ts";

const extent = { warmUps: 5, fewest: 40, most: 150, milliseconds: 120_000 };
/** In milliseconds. */
const limit = 100;

/** Every act in turns at both desks, so that a busy moment of the machine hits all alike. */
const measureActs = async (acts: Record<string, Act>, desks: readonly [Desk, Desk]) => {
  const measured = new Map(Object.keys(acts).map((name): [string, number[][]] => [name, [[], []]]));
  for (const { turn, counts } of turnsWithin(extent))
    for (const [name, act] of Object.entries(acts))
      for (const [index, desk] of desks.entries()) {
        const took = await act(desk, turn);
        if (counts) measured.get(name)?.[index]?.push(took);
      }
  return measured;
};

/** All that a hiring team does at a job and a company with many applications, beside the same at one with fifty. */
export const hiring: Benchmark = (setting) =>
  withEmployers(setting, async ({ rolecall, large, small }) => {
    using client = openHttpClient(rolecall.origin, 1);
    const measured = await measureActs(hiringActs(client), [large, small]);
    const inWords = (count: number) => count.toLocaleString("en-US");
    const many = `${inWords(large.ofJob)} applications in the job and ${inWords(large.ofCompany)} in the company`;
    return [...measured].flatMap(([act, [times = [], beside = []]]) =>
      latencyFigures({
        what: `${act}, at ${many}`,
        times,
        limit,
        beside: `at ${small.ofJob} of both`,
        baseline: percentile(beside, 0.99),
        shares: [0.99],
      }),
    );
  });
