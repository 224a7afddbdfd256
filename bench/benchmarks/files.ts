import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { objectPathPrefix, resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import type { Benchmark } from "../benchmark.ts";
import { openHttpClient, type HttpClient } from "../http-client.ts";
import { hasNginx, startNginx } from "../nginx.ts";
import { addPeople, type Person } from "../people.ts";
import { repeat } from "../repeat.ts";
import { startRolecall, type Rolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";
import { peakMemoryDuring } from "./memory.ts";

const megabyte = 1024 ** 2;
const largest = Buffer.concat([pdfOf("Ada"), Buffer.alloc(resumeMaximumBytes)]).subarray(
  0,
  resumeMaximumBytes,
);
const load = { atOnce: 2, times: 20 };
const uploadsAtOnce = 50;

/** Megabytes a second of so many transfers of the largest resume. */
const rateOf = async (transfer: () => Promise<unknown>): Promise<number> =>
  ((await repeat(load, transfer)).perSecond * largest.length) / megabyte;

const askForAddress = async (client: HttpClient, { cookie }: Person): Promise<string> => {
  const answer = await client.send({ method: "POST", path: "/api/objects/upload", cookie });
  const { uploadURL } = JSON.parse(answer.toString()) as { uploadURL: string };
  const { pathname, search } = new URL(uploadURL);
  return pathname + search;
};

/** Sending and fetching the largest resume, beside nginx, which checks nothing and waits for no disk. */
const measureTransfers = async ({ origin }: Rolecall, sender: Person, folder: string) => {
  await mkdir(join(folder, "files"));
  await writeFile(join(folder, "files", "largest.pdf"), largest);
  await using nginx = await startNginx(folder);
  using ours = openHttpClient(origin, load.atOnce);
  using bare = openHttpClient(nginx.origin, load.atOnce);

  let sent = 0;
  const upload = await inTurns(
    () =>
      rateOf(async () =>
        ours.send({ method: "PUT", path: await askForAddress(ours, sender), bytes: largest }),
      ),
    () => rateOf(() => bare.send({ method: "PUT", path: `/sent-${sent++}`, bytes: largest })),
  );

  const path = await askForAddress(ours, sender);
  await ours.send({ method: "PUT", path, bytes: largest });
  const registration = await ours.send({
    method: "PUT",
    path: "/api/resume",
    cookie: sender.cookie,
    body: { resumeURL: origin + path },
  });
  const { objectPath } = JSON.parse(registration.toString()) as { objectPath: string };
  if (!objectPath.startsWith(objectPathPrefix)) throw new Error("The file was not registered");
  const download = await inTurns(
    () => rateOf(() => ours.send({ path: objectPath, cookie: sender.cookie })),
    () => rateOf(() => bare.send({ path: "/largest.pdf" })),
  );
  return { upload, download };
};

/** The server's memory at its highest while many send at the same time. */
const measureMemory = async ({ origin, pid }: Rolecall, senders: Person[], bytes: number) => {
  using client = openHttpClient(origin, uploadsAtOnce);
  return await peakMemoryDuring(pid, () =>
    repeat({ atOnce: uploadsAtOnce, times: 4 * uploadsAtOnce }, async (turn) => {
      const sender = senders[turn % senders.length];
      if (!sender) return;
      const path = await askForAddress(client, sender);
      await client.send({ method: "PUT", path, bytes: largest.subarray(0, bytes) });
    }),
  );
};

/** Resumes on the local disk: the speed of uploads and downloads, and the memory they take. */
export const files: Benchmark = async ({ dataDir }) => {
  if (!hasNginx()) throw new Error("The benchmark of files needs nginx on this machine");
  const folder = await mkdtemp(join(dataDir, "nginx-"));
  await using rolecall = await startRolecall(dataDir);
  const [sender, ...senders] = await addPeople(rolecall.pool, "candidate", uploadsAtOnce + 1);
  if (!sender) throw new Error("Nobody sends");
  const { upload, download } = await measureTransfers(rolecall, sender, folder);
  const baseline = await measureMemory(rolecall, senders, 100 * 1024);
  const measured = await measureMemory(rolecall, senders, largest.length);
  await rm(folder, { recursive: true });
  return [
    {
      what: "sending 10 MB, durable, 2 connections",
      beside: "PUT to nginx",
      unit: "MB/s",
      ...upload,
      bar: "reported",
      met: true,
    },
    {
      what: "fetching 10 MB with permission, 2 connections",
      beside: "nginx",
      unit: "MB/s",
      ...download,
      bar: "reported",
      met: true,
    },
    {
      what: `memory while ${uploadsAtOnce} send 10 MB at once`,
      beside: "100 KB each",
      unit: "MB",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: "ratio under 1.5: it does not grow with the files",
      met: measured / baseline < 1.5,
    },
  ];
};
