import { afterAll, afterEach, expect, test } from "vitest";
import * as z from "zod";
import { readConfig } from "#config.ts";
import type { Db } from "#db/db.ts";
import { claim } from "#features/letters/delivery.service.ts";
import {
  countTroubledLetters,
  forgetOldLetters,
  sendLetter,
  takeLetterBack,
} from "#features/letters/outbox.service.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { AddressRefused, type Deliver, type Letter } from "#mail/letter.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { makeLettersDue, outboxRows, takeWaiting } from "#test/database/outbox-rows.ts";
import { soon } from "#test/soon.ts";
import { deliverLetters } from "./deliver-letters.ts";

const { db, close } = await cloneDatabase();
const config = readConfig({ PUBLIC_URL: "https://jobs.example" });

const aboutGreeting = z.object({
  to: z.string(),
  application: z.string().optional(),
  first: z.boolean().optional(),
});
const examples: z.output<typeof aboutGreeting>[] = [{ to: "ada@jobs.example" }];
const greeting = defineLetter({
  kind: "greeting",
  about: aboutGreeting,
  to: (_db, about) => Promise.resolve([about]),
  write: ({ application, first = false }) => ({
    subject: "Hello",
    body: ["Hello."],
    ...(application !== undefined && { thread: { about: application, begins: first } }),
    files: [{ name: "hello.txt", contentType: "text/plain", content: "Hello." }],
  }),
  examples,
});

const delivered: Letter[] = [];
const keep: Deliver = (letter) => Promise.resolve(void delivered.push(letter));
const refuse: Deliver = () => Promise.reject(new Error("away"));
const deliver = (by: Deliver = keep, onRefused?: (db: Db, address: string) => Promise<void>) =>
  deliverLetters(db, { config, letters: [greeting], deliver: by, ...(onRefused && { onRefused }) });
const send = (
  about: { to: string; application?: string; first?: boolean },
  wishes?: { once?: string[]; visibleFrom?: Date },
) => inTransaction(db, (db) => sendLetter(db, greeting, about, wishes));
const addresses = () => delivered.map(({ to }) => to);

afterEach(async () => {
  delivered.length = 0;
  await takeWaiting(db);
});
afterAll(close);

test("a letter that is asked for once comes once, however often, also after it came", async () => {
  const once = ["event-1", "ada"];
  await send({ to: "ada@jobs.example" }, { once });
  await send({ to: "ada@jobs.example" }, { once });
  await deliver();
  await send({ to: "ada@jobs.example" }, { once });
  await send({ to: "grace@jobs.example" }, { once: ["event-1", "grace"] });
  await deliver();
  expect(addresses()).toEqual(["ada@jobs.example", "grace@jobs.example"]);
});

test("asked for at the same moment by several, it comes once", async () => {
  const once = ["event-2", "ada"];
  await Promise.all(Array.from({ length: 5 }, () => send({ to: "ada@jobs.example" }, { once })));
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(addresses()).toEqual(["ada@jobs.example"]);
});

test("what is kept of a letter that came names nobody, and is forgotten after three months", async () => {
  await send({ to: "ada@jobs.example" }, { once: ["event-3", "ada@jobs.example"] });
  await send({ to: "grace@jobs.example" });
  await deliver();
  const rows = await outboxRows(db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("ada");
  await forgetOldLetters(db);
  expect(await outboxRows(db)).toHaveLength(1);
  await forgetOldLetters(db, new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
  expect(await outboxRows(db)).toEqual([]);
});

test("a letter waits until it may be seen, and can be taken back until then", async () => {
  const visibleFrom = new Date(Date.now() + 60 * 60 * 1000);
  await send({ to: "ada@jobs.example" }, { once: ["event-4"], visibleFrom });
  await send({ to: "grace@jobs.example" }, { once: ["event-5"], visibleFrom });
  await deliver();
  expect(addresses()).toEqual([]);
  expect(await takeLetterBack(db, greeting, ["event-4"])).toBe(true);
  expect(await takeLetterBack(db, greeting, ["event-4"])).toBe(false);
  await makeLettersDue(db);
  await deliver();
  expect(addresses()).toEqual(["grace@jobs.example"]);
  expect(await takeLetterBack(db, greeting, ["event-5"])).toBe(false);
});

test("letters of one thread answer its first one, and carry their files", async () => {
  await send({ to: "ada@jobs.example", application: "a-1", first: true });
  await send({ to: "ada@jobs.example", application: "a-1" });
  await send({ to: "ada@jobs.example" });
  await deliver();
  const answer = delivered.find(({ inReplyTo }) => inReplyTo !== undefined);
  expect(delivered.filter(({ messageId }) => messageId === answer?.inReplyTo)).toHaveLength(1);
  expect(delivered.filter(({ inReplyTo }) => inReplyTo === undefined)).toHaveLength(2);
  expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(3);
  for (const { messageId } of delivered) expect(messageId).toMatch(/^[\w.-]+@jobs\.example$/);
  expect(answer?.files).toMatchObject([{ name: "hello.txt" }]);
});

test("one that hangs holds up nobody else's, also of those that come later", async () => {
  const hanging = Promise.withResolvers<void>();
  const by: Deliver = (letter) =>
    letter.to === "slow@jobs.example" ? hanging.promise : keep(letter);
  await send({ to: "slow@jobs.example" });
  await send({ to: "ada@jobs.example" });
  const delivery = deliver(by);
  await soon(() => expect(addresses()).toEqual(["ada@jobs.example"]));
  await send({ to: "grace@jobs.example" });
  await soon(() => expect(addresses()).toContain("grace@jobs.example"));
  hanging.resolve();
  await delivery;
  expect(await outboxRows(db)).toEqual([]);
});

test("one that fails holds up nobody else's, and is tried for half a day, half a minute to an hour apart", async () => {
  const by: Deliver = (letter) =>
    letter.to === "away@jobs.example" ? refuse(letter) : keep(letter);
  await send({ to: "away@jobs.example" });
  await send({ to: "ada@jobs.example" });
  await deliver(by);
  expect(addresses()).toEqual(["ada@jobs.example"]);
  expect(await countTroubledLetters(db)).toEqual({ waiting: 1, failed: 0 });
  const pauses: number[] = [];
  for (let attempt = 1; attempt < 17; attempt += 1) {
    const [row] = await outboxRows(db);
    pauses.push(Math.round(((row?.visibleFrom.getTime() ?? 0) - Date.now()) / 1000));
    await makeLettersDue(db);
    await deliver(by);
  }
  expect(pauses.slice(0, 3)).toEqual([30, 60, 120]);
  expect(Math.max(...pauses)).toBe(3600);
  const hours = pauses.reduce((sum, pause) => sum + pause) / 3600;
  expect(hours).toBeGreaterThan(8);
  expect(hours).toBeLessThan(16);
  expect(await countTroubledLetters(db)).toEqual({ waiting: 0, failed: 1 });
  await makeLettersDue(db);
  await deliver();
  expect(addresses()).toEqual(["ada@jobs.example"]);
  await forgetOldLetters(db, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await outboxRows(db)).toEqual([]);
});

test("of a server that was killed the next one delivers the letter, under the same id", async () => {
  await send({ to: "ada@jobs.example" });
  const handedOver: (string | undefined)[] = [];
  // Killed in the middle: the mail server has the letter, and nobody notes it.
  const [claimed] = await claim(db, { kinds: ["greeting"], most: 1 });
  handedOver.push(`${claimed?.id}@jobs.example`);
  await deliver();
  expect(addresses()).toEqual([]);
  await makeLettersDue(db);
  await deliver();
  handedOver.push(delivered[0]?.messageId);
  expect(handedOver[1]).toBe(handedOver[0]);
  expect(await outboxRows(db)).toEqual([]);
});

test("an address that its mail server refuses for good is not tried again, and whoever wants to know is told", async () => {
  const refused: string[] = [];
  await send({ to: "nobody@jobs.example" });
  await deliver(
    () => Promise.reject(new AddressRefused("550 5.1.1 no such user")),
    (_db, address) => Promise.resolve(void refused.push(address)),
  );
  expect(refused).toEqual(["nobody@jobs.example"]);
  expect(await countTroubledLetters(db)).toEqual({ waiting: 0, failed: 1 });
  await makeLettersDue(db);
  await deliver();
  expect(addresses()).toEqual([]);
});

test("a letter of a kind that only a later release knows waits for it", async () => {
  const later = { ...greeting, kind: "of-a-later-release" };
  await inTransaction(db, (db) => sendLetter(db, later, { to: "ada@jobs.example" }));
  await deliver();
  expect((await outboxRows(db)).map(({ attempts }) => attempts)).toEqual([0]);
});
