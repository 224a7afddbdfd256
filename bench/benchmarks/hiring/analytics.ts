import type { Analytics } from "@rolecall/contract/analytics/analytics.schemas.ts";
import { analyzedDays, mostAnalyzedDays } from "@rolecall/contract/analytics/analytics.ts";
import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import type pg from "pg";
import type { Benchmark } from "../../benchmark.ts";
import { openHttpClient } from "../../http-client.ts";
import { latencyFigures } from "../../latency-figures.ts";
import { millisecondsOf, turnsWithin } from "../../repeat.ts";
import { percentile } from "../../rounds.ts";
import { withEmployers } from "./desks.ts";

const extent = { warmUps: 2, fewest: 5, most: 30, milliseconds: 60_000 };
/** In milliseconds. */
const limit = 500;
const day = 24 * 60 * 60 * 1000;

interface Span {
  from: string;
  to: string;
}

const spanOf = (days: number): Span => {
  const now = Date.now();
  return { from: new Date(now - days * day).toISOString(), to: new Date(now).toISOString() };
};

/** What the simplest figure of all takes. */
const countByStatus = (pool: pg.Pool, companyId: string, { from, to }: Span) =>
  pool.query(
    `select status, count(*) from applications
    where job_id in (select id from jobs where company_id = $1) and applied_at >= $2 and applied_at < $3
    group by status`,
    [companyId, from, to],
  );

/** The counts of a span, each by a statement that knows nothing of the product's. */
const countApart = async (pool: pg.Pool, companyId: string, { from, to }: Span) => {
  const count = async (select: string, more: unknown[] = []) => {
    const { rows } = await pool.query<{ count: number }>(
      `with sent as (
        select applications.* from applications join jobs on jobs.id = job_id
        where company_id = $1 and applied_at >= $2 and applied_at < $3
      ),
      told as (
        select event.* from application_events as event join sent on sent.id = application_id
        where type = 'status' and not undone and at >= applied_at
      )
      select (${select})::int as count`,
      [companyId, from, to, ...more],
    );
    return rows[0]?.count ?? Number.NaN;
  };
  const reached = applicationStatuses
    .filter((status) => status !== "pending")
    .map(async (status): Promise<[string, number]> => [
      `reached ${status}`,
      await count("select count(distinct application_id) from told where data->>'to' = $4::text", [
        status,
      ]),
    ]);
  return new Map<string, number>([
    ["applications", await count("select count(*) from sent")],
    ["reached pending", await count("select count(*) from sent")],
    ["first answers", await count("select count(answered_at) from sent")],
    ["from LinkedIn", await count("select count(*) from sent where source = 'linkedin'")],
    [
      "offers",
      await count(
        "select count(distinct application_id) from told where data->>'letterKind' = 'offered' and visible_from <= now()",
      ),
    ],
    ...(await Promise.all(reached)),
  ]);
};

const countsOf = ({ applications, reached, firstAnswer, sources, offers }: Analytics) =>
  new Map<string, number>([
    ["applications", applications],
    ...applicationStatuses.map((status): [string, number] => [
      `reached ${status}`,
      reached[status],
    ]),
    ["first answers", firstAnswer.count],
    ["from LinkedIn", sources.find(({ source }) => source === "linkedin")?.applications ?? 0],
    ["offers", offers.made],
  ]);

/** The figures of a company, of the usual span and of all that was ever sent, and whether they are exact. */
export const analytics: Benchmark = (setting) =>
  withEmployers(setting, async ({ rolecall, large }) => {
    using client = openHttpClient(rolecall.origin, 1);
    const { companyId, cookie } = large;
    const ask = async (span: Span) => {
      const path = `/api/analytics?${new URLSearchParams({ companyId, ...span })}`;
      return JSON.parse((await client.send({ path, cookie })).toString()) as Analytics;
    };
    const spans = { usual: spanOf(analyzedDays), whole: spanOf(mostAnalyzedDays) };
    const times = { usual: [] as number[], whole: [] as number[] };
    const counting = { usual: [] as number[], whole: [] as number[] };
    for (const { counts: isMeasured } of turnsWithin(extent))
      for (const name of ["usual", "whole"] as const) {
        const took = await millisecondsOf(() => ask(spans[name]));
        const simplest = await millisecondsOf(() =>
          countByStatus(rolecall.pool, companyId, spans[name]),
        );
        if (!isMeasured) continue;
        times[name].push(took);
        counting[name].push(simplest);
      }

    const told = await ask(spans.whole);
    const counts = countsOf(told);
    const apart = await countApart(rolecall.pool, companyId, spans.whole);
    const wrong = [...apart].filter(([what, count]) => counts.get(what) !== count);
    for (const [what, count] of wrong)
      console.error(`\n${what}: ${counts.get(what)}, and counted apart ${count}`);
    const ofAll = told.applications.toLocaleString("en-US");
    return [
      ...latencyFigures({
        what: `analytics of a company, all its ${ofAll} applications of two years`,
        times: times.whole,
        limit,
        beside: "counting them by status",
        baseline: percentile(counting.whole, 0.5),
      }),
      ...latencyFigures({
        what: `analytics of the same company, ${analyzedDays} days`,
        times: times.usual,
        limit,
        beside: "counting them by status",
        baseline: percentile(counting.usual, 0.5),
      }),
      {
        what: "counts of them that are not those of a statement of their own",
        beside: "all that were compared",
        unit: "counts",
        measured: wrong.length,
        baseline: apart.size,
        ratio: wrong.length / apart.size,
        bar: "none",
        met: wrong.length === 0,
      },
    ];
  });
