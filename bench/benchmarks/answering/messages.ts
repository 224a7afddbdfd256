import { randomUUID, randomUUIDv7 } from "node:crypto";
import { idempotencyHeader } from "@rolecall/contract/conversations/messages.ts";
import { newMessageLetter } from "@rolecall/server/src/features/messages/new-message.letter.ts";
import type pg from "pg";
import type { Benchmark, Figure } from "../../benchmark.ts";
import type { BoardSize } from "../../data/board-size.ts";
import { addJobs } from "../../data/jobs.ts";
import { openHttpClient } from "../../http-client.ts";
import { addPeople, nextNumber } from "../../people.ts";
import { repeat } from "../../repeat.ts";
import { startRolecall, type Rolecall } from "../../rolecall.ts";
import { inTurns } from "../../rounds.ts";
import { measureInbox } from "./inbox.ts";

const connections = 8;
const senderCount = 40;
/** The applications to the one job of each sender. */
const applicants = 250;
const leastRatio = 0.4;
const text =
  "Thank you for your application. We would like to hear more about your last project. ".repeat(4);

/** An application that nobody has written about yet, and who writes about it. */
interface Draft {
  application: string;
  sender: string;
  cookie: string;
}

/** Recruiters with one job each; their applications come in turns. */
const addDrafts = async (pool: pg.Pool, size: BoardSize): Promise<Draft[]> => {
  const senders = await addPeople(pool, "recruiter", senderCount);
  const first = await nextNumber(pool, "jobs");
  for (const [index, { id: postedBy }] of senders.entries())
    await addJobs(pool, size, { first: first + index, count: 1, postedBy, applicants });
  await pool.query("vacuum (analyze)");
  const cookies = new Map(senders.map(({ id, cookie }) => [id, cookie]));
  const { rows } = await pool.query<{ application: string; sender: string }>(
    `select applications.id as application, posted_by as sender
    from applications join jobs on jobs.id = job_id where posted_by = any($1)
    order by row_number() over (partition by job_id order by applications.id), job_id`,
    [[...cookies.keys()]],
  );
  return rows.map((row) => ({ ...row, cookie: cookies.get(row.sender) ?? "" }));
};

const countQueued = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ letters: number; notices: number }>(
    `select (select count(*)::int from outbox where kind = $1) as letters,
      (select count(*)::int from notices where kind = 'message') as notices`,
    [newMessageLetter.kind],
  );
  return rows[0] ?? { letters: 0, notices: 0 };
};

/**
 * The first message to each of many candidates, who is told by a notice and a letter in the queue, beside the
 * insert of the message alone: no session, permission, key, history, notice or letter.
 */
const measureSending = async ({ pool, origin }: Rolecall, size: BoardSize): Promise<Figure> => {
  using client = openHttpClient(origin, connections);
  const drafts = await addDrafts(pool, size);
  const before = await countQueued(pool);
  let sent = 0;
  let inserted = 0;
  const send = async () => {
    const draft = drafts[sent++];
    if (!draft) throw new Error("There is a message about every application");
    const { application, cookie } = draft;
    const path = `/api/applications/${application}/messages`;
    const headers = { [idempotencyHeader]: randomUUID() };
    await client.send({ method: "POST", path, cookie, headers, body: { text } });
  };
  const insert = () => {
    const draft = drafts[inserted++ % drafts.length];
    return pool.query(
      `insert into messages (id, application_id, side, author_id, text)
        values ($1, $2, 'employer', $3, $4)`,
      [randomUUIDv7(), draft?.application, draft?.sender, text],
    );
  };
  const load = { atOnce: connections, seconds: 1 };
  const rate = await inTurns(
    async () => (await repeat(load, send)).perSecond,
    async () => (await repeat(load, insert)).perSecond,
  );
  const after = await countQueued(pool);
  if (after.letters - before.letters !== sent || after.notices - before.notices !== sent)
    throw new Error(`Of ${sent} messages not each has a notice and a letter`);
  await pool.query("delete from outbox where kind = $1", [newMessageLetter.kind]);
  return {
    what: `sending a message, with its notice and its letter in the queue, ${connections} connections`,
    beside: "the durable insert alone through `pg`",
    unit: "messages/s",
    ...rate,
    bar: `ratio of at least ${leastRatio}`,
    met: rate.ratio >= leastRatio,
  };
};

/** Writing messages, and looking through those of 10,000 conversations. */
export const messages: Benchmark = async ({ dataDir, size }) => {
  // Delivering the letters is measured by `letters`.
  await using rolecall = await startRolecall(dataDir, { BACKGROUND: "off" });
  return [await measureSending(rolecall, size), ...(await measureInbox(rolecall, size))];
};
