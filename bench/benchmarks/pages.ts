import type { Benchmark, Figure } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";

const connections = 8;
const leastPerSecond = 300;
const mostKilobytes = 40;
const load = { atOnce: connections, seconds: 5 };

/** Pages a second, for visitors whose browsers take them compressed. */
const measure = async (origin: string, nextPath: () => string) => {
  using client = openHttpClient(origin, connections);
  const { perSecond } = await repeat(load, () => client.send({ path: nextPath(), encoding: "br" }));
  const page = await client.send({ path: nextPath(), encoding: "br" });
  return { perSecond, kilobytes: page.length / 1000 };
};

/** The job search, rendered for visitors, beside the plain client. */
export const pages: Benchmark = async ({ dataDir }) => {
  let asked = 0;
  // An unknown parameter makes another address, whose page is not kept yet.
  const another = () => `/jobs?asked=${(asked += 1)}`;
  const same = () => "/jobs";
  const measureBoard = async (env: Record<string, string>) => {
    await using rolecall = await startRolecall(dataDir, env);
    return {
      kept: await measure(rolecall.origin, same),
      fresh: await measure(rolecall.origin, another),
    };
  };
  const rendered = await measureBoard({});
  const plain = await measureBoard({ RENDER: "off" });
  const speed = (how: "kept" | "fresh", what: string): Figure => ({
    what: `/jobs rendered for visitors, ${what}, ${connections} connections`,
    unit: "requests/s",
    measured: rendered[how].perSecond,
    beside: "the plain client",
    baseline: plain[how].perSecond,
    ratio: rendered[how].perSecond / plain[how].perSecond,
    bar: how === "kept" ? `at least ${leastPerSecond} requests/s` : "none",
    met: how !== "kept" || rendered.kept.perSecond >= leastPerSecond,
  });
  return [
    speed("kept", "kept for a second"),
    speed("fresh", "each rendered anew"),
    {
      what: "/jobs rendered for visitors, compressed",
      unit: "KB",
      measured: rendered.kept.kilobytes,
      beside: "the plain client",
      baseline: plain.kept.kilobytes,
      ratio: rendered.kept.kilobytes / plain.kept.kilobytes,
      bar: `at most ${mostKilobytes} KB`,
      met: rendered.kept.kilobytes <= mostKilobytes,
    },
  ];
};
