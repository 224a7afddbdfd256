import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { applicationsCsvPath, exportColumns } from "@rolecall/contract/applications/export.ts";
import type pg from "pg";
import type { Benchmark } from "../../benchmark.ts";
import { latencyFigures } from "../../latency-figures.ts";
import { percentile } from "../../rounds.ts";
import { peakMemoryDuring } from "../memory.ts";
import { type Desk, withEmployers } from "./desks.ts";
import { receive, type Received } from "./received.ts";

const megabyte = 1024 ** 2;
const openings = 50;
/** Until the server has noticed that nobody reads on, in milliseconds. */
const rest = 300;
/** In milliseconds. */
const limit = 200;
/** Of an export of one job's applications, which has a hundredth of the rows. */
const small = 20;

/** The address of a CSV with every column of the applications to the owner's jobs, or to one of them. */
const addressOf = (origin: string, more: Record<string, string> = {}) => {
  const query = { scope: "mine", withdrawn: "true", columns: exportColumns.join(","), ...more };
  return `${origin}${applicationsCsvPath}?${new URLSearchParams(query)}`;
};

const ownJobs = async (pool: pg.Pool, { ownerId }: Desk) => {
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select id, applicant_count as count from jobs where posted_by = $1 order by id`,
    [ownerId],
  );
  return { ids: rows.map(({ id }) => id), count: rows.reduce((sum, { count }) => sum + count, 0) };
};

/** Below the heading; no cell has a line break. */
const rowsOf = (content: Buffer[]) => Buffer.concat(content).toString().split("\r\n").length - 2;

const rateOf = ({ content, whole }: Received) =>
  content.reduce((sum, { length }) => sum + length, 0) / megabyte / (whole / 1000);

/** The same bytes in the same pieces, from memory. */
const serveBare = async (content: Buffer[]) => {
  const server = createServer((_request, response) => {
    Readable.from(content).pipe(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const firstBytes = async (address: string, cookie: string): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < openings; turn += 1) {
    times.push((await receive(address, { cookie, firstAlone: true })).first);
    await pause(rest);
  }
  return times;
};

/** The most memory that the server holds meanwhile, in megabytes, and what came. */
const receiveWatched = async (pid: number | undefined, address: string, cookie: string) => {
  const receiving = receive(address, { cookie });
  const peak = await peakMemoryDuring(pid, () => receiving);
  return [peak, await receiving] as const;
};

/** A CSV of a fifth of a company's applications, beside the same bytes from memory and beside one of few rows. */
export const exportCsv: Benchmark = (setting) =>
  withEmployers(setting, async ({ rolecall, large }) => {
    const { origin, pid, pool } = rolecall;
    const cookie = large.ownersCookie;
    const { ids, count } = await ownJobs(pool, large);
    const address = addressOf(origin);
    const baseline = await peakMemoryDuring(pid, async () => {
      for (const jobId of ids.slice(0, small))
        await receive(addressOf(origin, { jobId }), { cookie });
    });
    const [measured, received] = await receiveWatched(pid, address, cookie);
    const came = rowsOf(received.content);
    if (came !== count) throw new Error(`${came} rows came of ${count}`);
    const times = await firstBytes(address, cookie);
    using bare = await serveBare(received.content);
    const bareTimes = await firstBytes(bare.origin, cookie);
    const bareWhole = await receive(bare.origin);
    const rows = count.toLocaleString("en-US");
    const [rate, bareRate] = [rateOf(received), rateOf(bareWhole)];
    return [
      ...latencyFigures({
        what: `the time to the first byte of a CSV of ${rows} rows`,
        times,
        limit,
        beside: "a bare stream of the same bytes, from memory",
        baseline: percentile(bareTimes, 0.5),
      }),
      {
        what: `memory of the server while it sends a CSV of ${rows} rows`,
        beside: `while it sends ${small} of a hundredth of them, one after the other`,
        unit: "MB",
        measured,
        baseline,
        ratio: measured / baseline,
        bar: "ratio under 1.5: it does not grow with the rows",
        met: measured / baseline < 1.5,
      },
      {
        what: `a CSV of ${rows} rows`,
        beside: "a bare stream of the same bytes, from memory",
        unit: "MB/s",
        measured: rate,
        baseline: bareRate,
        ratio: rate / bareRate,
        bar: "reported",
        met: true,
      },
    ];
  });
