import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expect, test, vi } from "vitest";
import { addressRequest, pathOf, Person } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { rounds } from "./rounds.ts";
import { sendSlowly } from "./slow-upload.ts";
import { visitAgainAndAgain } from "./visits.ts";
import { buildBoard } from "./writers/board.ts";
import { checkAll, streamOf } from "./writers/stream.ts";

const signals: NodeJS.Signals[][] = [
  ["SIGTERM"],
  ["SIGTERM", "SIGINT"],
  ["SIGINT", "SIGTERM", "SIGTERM"],
];

test("requests in flight when the server stops are answered, new ones are asked to retry, and nothing is lost", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path, { RATE_LIMIT: "off" });
  const { client } = product;
  const writers = await buildBoard(client);
  const sender = await Person.signUp(client, "candidate");
  let refused = 0;

  for (const names of signals) {
    const stream = streamOf(writers);
    const reading = visitAgainAndAgain(client, [{ path: "/api/jobs" }, { path: "/" }]);
    await stream.reaches(30);
    const { uploadURL } = await sender.send<{ uploadURL: string }>(addressRequest);
    const upload = await sendSlowly(product.origin + pathOf(uploadURL), pdfOf("Ada"));
    for (const name of names) product.signal(name);
    const told = performance.now();
    // The running request keeps the server from ending, and new requests are refused.
    await vi.waitUntil(() => reading.since(told).some(({ status }) => status === 503), 10_000);
    expect(await upload.finish()).toBe(200);
    expect(await product.ended).toEqual({ code: 0, errors: "" });
    await reading.stop();
    await stream.stop();
    const after = reading.since(told);
    expect(after.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([]);
    refused += after.filter(({ status }) => status === 503).length;

    await product.startAgain();
    await checkAll(writers);
  }
  await annotate(
    `${signals.length} ends, ${refused} requests refused with 503, exit code 0 each time`,
  );
});

/** Whether a start has reached the lock; true as well if the system does not show locks. */
const holdsLock = ({ pid, dataDir }: Product) => {
  if (process.platform !== "linux") return true;
  const files = `/proc/${pid}/fd`;
  return readdirSync(files).some((file) => {
    try {
      return readlinkSync(join(files, file)) === join(dataDir, "rolecall.lock");
    } catch {
      return false; // Closed meanwhile.
    }
  });
};

test("told to end at any moment of a start, the server ends with 0 and starts again", async () => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path, { RATE_LIMIT: "off" });
  const writers = await buildBoard(product.client);
  for (let round = 0; round < rounds / 2; round += 1) {
    const stream = streamOf(writers);
    await stream.reaches(10);
    await product.cutPower();
    product.launchAgain();
    // Before it has its directory nothing is begun, and a signal may end it by itself.
    await vi.waitUntil(() => holdsLock(product), { timeout: 60_000, interval: 1 });
    await delay(Math.random() * 1_500);
    product.signal("SIGTERM");
    expect(await product.ended).toMatchObject({ code: 0 });
    await stream.stop();
    await product.startAgain();
    await checkAll(writers);
  }
});
