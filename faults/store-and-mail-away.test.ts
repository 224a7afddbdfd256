import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { FaultyLine } from "@rolecall/server/test/s3/faulty-line.ts";
import { hasS3Server, S3Server } from "@rolecall/server/test/s3/s3-server.ts";
import { MailServer } from "@rolecall/server/test/servers/mail-server.ts";
import { afterAll, expect, test, vi } from "vitest";
import type { Call } from "../bench/http-client.ts";
import { describeDurations } from "./figures.ts";
import { openOwnDatabase } from "./own-database.ts";
import { addressRequest, newAccount, password, Person, registrationOf } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { visit, type Visit } from "./visits.ts";

/** Longest waits, in milliseconds. A busy machine's own delay comes on top: it is measured before. */
const bars = { files: 10_000, others: 3_000 };
const worst = (visits: readonly Visit[]) => Math.max(...visits.map(({ ms }) => ms));

const s3 = hasS3Server ? await S3Server.start() : null;
const line = s3 && (await FaultyLine.start(s3.env.S3_ENDPOINT));
afterAll(() => s3?.stop());

test("only requests that need a file fail while the object store is away or hangs, and all files are there afterwards", async ({
  skip,
  annotate,
}) => {
  if (!s3 || !line) return skip("there is no OpenStack Swift: on Debian, python3-swift");
  await using folder = await newFolder();
  const env = { ...s3.env, S3_ENDPOINT: line.endpoint };
  await using product = await Product.start(folder.path, env);
  const { client } = product;
  const recruiter = await Person.signUp(client, "recruiter");
  const job = await recruiter.postJob((await recruiter.makeCompany()).id);
  const candidate = await Person.signUp(client, "candidate");
  const resume = await sendToStore(candidate, pdfOf("Ada Moreau"));
  const { uploadURL } = await candidate.send<{ uploadURL: string }>(addressRequest);
  const put = () =>
    fetch(uploadURL, { method: "PUT", body: new Uint8Array(pdfOf("Ada M. Moreau")) });
  expect((await put()).status).toBe(200);

  const { cookie } = candidate;
  const needFiles: Call[] = [
    { path: resume, cookie },
    { ...registrationOf(uploadURL), cookie },
  ];
  const others: Call[] = [
    { path: "/" },
    { path: "/api/jobs" },
    { path: "/api/auth/user", cookie },
    { path: `/api/jobs/${job.id}`, cookie },
    { method: "POST", path: "/api/login", body: { username: candidate.user.username, password } },
    { ...addressRequest, cookie },
  ];
  // More uploads than the server looks at together.
  const atOnce = 10;
  const visitOthers = () => Promise.all(others.map((call) => visit(client, call)));
  const usualMs = worst(await visitOthers());
  for (const state of ["away", "hanging"] as const) {
    line.state = state;
    const waiting = Array.from({ length: atOnce }, () =>
      needFiles.map((call) => visit(client, call)),
    );
    const meanwhile = await visitOthers();
    const refused = await Promise.all(waiting.flat());
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
    expect(worst(refused)).toBeLessThan(bars.files + usualMs);
    expect(meanwhile.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(worst(meanwhile)).toBeLessThan(bars.others + usualMs);
    await annotate(
      `${state}: files refused after ${describeDurations(refused.map(({ ms }) => ms))}; all else took ${describeDurations(meanwhile.map(({ ms }) => ms))}`,
    );
  }
  await candidate.applyTo(job.id, resume);

  line.state = "up";
  for (const call of needFiles) expect((await candidate.askUntilTaken(call)).status).toBe(200);
});

/** Uploads as a browser does, and registers. Resolves to the object path. */
const sendToStore = async (person: Person, content: Buffer): Promise<string> => {
  const { uploadURL } = await person.send<{ uploadURL: string }>(addressRequest);
  const stored = await fetch(uploadURL, { method: "PUT", body: new Uint8Array(content) });
  if (!stored.ok) throw new Error(`The upload was refused: ${stored.status}`);
  return (await person.send<{ objectPath: string }>(registrationOf(uploadURL))).objectPath;
};

test("a letter that was asked for while the mail server was away or hung arrives when it is back", async () => {
  await using folder = await newFolder();
  await using mail = await MailServer.start();
  await using product = await Product.start(folder.path, { SMTP_URL: mail.url });
  const { client } = product;
  const people = [newAccount("candidate"), newAccount("candidate")];
  for (const body of people) await client.send({ method: "POST", path: "/api/register", body });
  const ask = async ({ email: identifier }: { email: string }) => {
    const call = { method: "POST", path: "/api/password/forgot", body: { identifier } } as const;
    const { status, ms } = await visit(client, call);
    expect(status).toBe(202);
    expect(ms).toBeLessThan(bars.others);
  };
  const [first, second] = people;

  await mail.goAway();
  if (first) await ask(first);
  await bringForward(folder.path);
  await mail.hang();
  if (second) await ask(second);
  product.signal("SIGTERM");
  expect(await product.ended).toEqual({ code: 0, errors: "" });

  await mail.comeBack();
  await product.startAgain();
  await bringForward(folder.path);
  product.signal("SIGTERM");
  await product.ended;
  await product.startAgain();
  await vi.waitFor(
    () =>
      expect(mail.letters.flatMap(({ to }) => to).toSorted()).toEqual(
        people.map(({ email }) => email),
      ),
    { timeout: 60_000, interval: 50 },
  );
});

/** Waits until every letter was tried, and lets the pause before the next try be over. */
const bringForward = async (dataDir: string): Promise<void> => {
  await using database = openOwnDatabase(dataDir);
  const { pool } = database;
  await vi.waitFor(
    async () => {
      const untried = await pool.query("select from outbox where attempts = 0");
      expect(untried.rowCount).toBe(0);
    },
    { timeout: 60_000, interval: 50 },
  );
  await pool.query("update outbox set visible_from = now() - interval '1 second'");
};
