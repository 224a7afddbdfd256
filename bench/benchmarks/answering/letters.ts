import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { readConfig } from "@rolecall/server/src/config.ts";
import { receivedLetter } from "@rolecall/server/src/features/employer-letters/received.letter.ts";
import { sendLetters } from "@rolecall/server/src/features/letters/outbox.service.ts";
import { applicationThread } from "@rolecall/server/src/mail/application-thread.ts";
import { openDelivery } from "@rolecall/server/src/mail/delivery.ts";
import { buildLetterSite } from "@rolecall/server/test/mail/letter-site.ts";
import { MailServer } from "@rolecall/server/test/servers/mail-server.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Benchmark } from "../../benchmark.ts";
import { repeat } from "../../repeat.ts";
import { startRolecall } from "../../rolecall.ts";

const letterCount = 10_000;
const warmUps = 200;
const leastPerSecond = 200;
const mostSeconds = 300;
/** As many as the product hands over at the same time. */
const atOnce = 10;

/** Asks for letters to who applied, as the product does when applications arrive. Resolves to their ids. */
const askForLetters = async (pool: pg.Pool, { from, count }: { from: number; count: number }) => {
  const { rows } = await pool.query<{ id: string }>(
    "select id from applications where candidate_id is not null order by id offset $1 limit $2",
    [from, count],
  );
  const asked = rows.map(({ id }) => ({ about: { applicationId: id } }));
  await drizzle(pool, { casing: "snake_case" }).transaction((db) =>
    sendLetters(db, receivedLetter, asked),
  );
  return rows.map(({ id }) => hash("sha256", applicationThread(id, "candidate"), "base64url"));
};

/** What stands before the `@` of the letter's `Message-ID`. */
const idOf = (text: string) => /^Message-ID:\s*<([^@>]+)@/im.exec(text)?.[1] ?? "";

/** Counts how often each of these letters came to the mail server; other letters may come as well. */
const countArrivals = (mail: MailServer, ids: string[]) => {
  const times = new Map(ids.map((id) => [id, 0]));
  let looked = 0;
  let missing = ids.length;
  const look = () => {
    for (const { text } of mail.letters.slice(looked)) {
      const id = idOf(text);
      const before = times.get(id);
      if (before !== undefined) times.set(id, before + 1);
      if (before === 0) missing -= 1;
      looked += 1;
    }
    return missing;
  };
  return { look, times };
};

const isWaiting = async (pool: pg.Pool) => {
  const { rowCount } = await pool.query(
    "select from outbox where kind = $1 and delivered_at is null and failed_at is null limit 1",
    [receivedLetter.kind],
  );
  return rowCount === 1;
};

/** Waits until all have arrived and the queue is empty. The seconds are those until the last arrived. */
const untilDelivered = async (mail: MailServer, pool: pg.Pool, ids: string[]) => {
  const { look, times } = countArrivals(mail, ids);
  const begin = performance.now();
  const since = () => (performance.now() - begin) / 1_000;
  while (look() > 0) {
    if (since() > mostSeconds) throw new Error(`${look()} of ${ids.length} letters are missing`);
    await delay(10);
  }
  const seconds = since();
  while (await isWaiting(pool)) await delay(50);
  look();
  const again = [...times.values()].filter((count) => count > 1).length;
  return { seconds, again };
};

/** Such letters handed over alone, with nothing to read, write or keep: how many a second. */
const deliverAlone = async ({ url }: MailServer): Promise<number> => {
  const deliver = openDelivery(readConfig({ SMTP_URL: url }));
  const examples = receivedLetter.examples(buildLetterSite());
  const { perSecond } = await repeat({ atOnce, times: 1_000 }, async (turn) => {
    const letter = examples[turn % examples.length];
    if (letter) await deliver(letter);
  });
  return perSecond;
};

/** A full queue of letters: how fast they are written and handed to a mail server, each once. */
export const letters: Benchmark = async ({ dataDir }) => {
  await using mail = await MailServer.start();
  await using rolecall = await startRolecall(dataDir, { SMTP_URL: mail.url });
  const { pool } = rolecall;
  await deliverAlone(mail);
  const baseline = await deliverAlone(mail);
  await untilDelivered(mail, pool, await askForLetters(pool, { from: 0, count: warmUps }));

  const ids = await askForLetters(pool, { from: warmUps, count: letterCount });
  const { seconds, again } = await untilDelivered(mail, pool, ids);
  const measured = ids.length / seconds;
  return [
    {
      what: `${ids.length} letters in the queue, delivered by SMTP; ${again} came twice`,
      beside: `such letters handed over alone, ${atOnce} at once`,
      unit: "letters/s",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: `at least ${leastPerSecond}, each exactly once`,
      met: measured >= leastPerSecond && again === 0,
    },
  ];
};
