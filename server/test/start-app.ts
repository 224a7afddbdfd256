import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { buildApp } from "#app.ts";
import { deliverLetters } from "#background/deliver-letters.ts";
import { readConfig } from "#config.ts";
import { openChanges } from "#db/connection/changes.ts";
import type { Db } from "#db/db.ts";
import { startReaders } from "#events/readers-at-work.ts";
import { provedFromNow } from "#features/auth/sessions/proved-until.ts";
import { hashOfToken, newToken, sessionCookie } from "#features/auth/sessions/session-token.ts";
import { insertSession } from "#features/auth/sessions/session.queries.ts";
import { openFiles } from "#files/open-files.ts";
import { limitsOf, type Limits } from "#http/limits/limits.ts";
import { letterText } from "#mail/layout/letter-text.ts";
import type { Letter } from "#mail/letter.ts";
import { everyReader } from "#readers.ts";
import type { Services } from "#services.ts";
import { clientOf, type Client } from "./client.ts";
import { cloneDatabase } from "./database/clone-database.ts";
import type { StoreKind } from "./files/file-stores.ts";
import { S3Server } from "./s3/s3-server.ts";
import { planted } from "./sessions/sessions-first.ts";

interface PlantedSession {
  /** Whether the user has just proved who they are, as after a sign-in. */
  proved?: boolean;
}

export interface TestApp extends Services {
  app: FastifyInstance;
  /** The browser of a signed-in user, or of nobody in particular. */
  as: (user: { id: string }, session?: PlantedSession) => Client;
  anonymous: Client;
  /** Sends a file to an upload address, as a browser does. */
  send: (address: string, body: Buffer) => Promise<{ status: number; etag: string | null }>;
  /** The `Cookie` header of a signed-in user's browser, where it is not this app's client that calls. */
  cookieOf: (user: { id: string }, session?: PlantedSession) => Promise<string>;
  /** The mailed letters, oldest first, each with its plain text. */
  letters: (Letter & { text: string })[];
  /** Delivers what was asked for by other means than a request, after which that happens by itself. */
  deliverLetters: () => Promise<void>;
}

interface Options {
  /** Variables of the environment, such as `{ PUBLIC_URL: "https://jobs.example" }`. */
  env?: Record<string, string>;
  /** The kind of file store. */
  store?: StoreKind;
  /** Stand-ins for some of the services. */
  services?: Partial<Services>;
  /** If true, letters wait until `deliverLetters` is called. */
  keepsLetters?: boolean;
  /** In place of some of the usual limits. */
  limits?: Partial<Limits>;
  /** Whether what follows from events is made as they happen. */
  readers?: boolean;
}

/**
 * The real app on an empty database of its own, for the tests of one file. Call it at the top of the
 * file: everything is taken down after the last test.
 */
export async function startApp({
  env = {},
  store = "the disk",
  services = {},
  limits = {},
  readers = false,
  keepsLetters = false,
}: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-test-"));
  const database = await cloneDatabase();
  const { db } = database;
  const s3 = store === "S3" ? await S3Server.start() : null;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...s3?.env, ...env });
  const letters: TestApp["letters"] = [];
  const deliver = (letter: Letter) =>
    Promise.resolve(void letters.push({ ...letter, text: letterText(letter) }));
  const files = await openFiles(config, { warn() {} });
  const queue = { check: () => Promise.resolve() };
  const countLetters = () => Promise.resolve({ waiting: 0, failed: 0 });
  const changes = openChanges(database.connection);
  const usual = { config, db, changes, replica: null, files, renderer: null };
  const all: Services = { ...usual, queue, countLetters, ...services };
  const app = await buildApp(all, undefined, null, { ...limitsOf(config), ...limits });
  const atWork = readers
    ? await startReaders({ db, changes, readers: everyReader, log: { warn() {} } })
    : null;
  let delivery: Promise<unknown> = Promise.resolve();
  const deliverWaiting = () => {
    const failures: unknown[] = [];
    const warn = ({ err }: { err?: unknown }) => void failures.push(err);
    const next = delivery.then(async () => {
      await deliverLetters(all.db, { config, deliver, slots: 1, warn });
      if (failures.length > 0) throw failures[0];
    });
    delivery = next.catch(() => {});
    return next;
  };
  // As good as at once: who has the answer finds the letter.
  app.addHook("onSend", async ({ method, url }) => {
    if (keepsLetters) return;
    if (method !== "GET" || url.startsWith("/api/auth/")) await deliverWaiting();
  });
  afterAll(async () => {
    await atWork?.stop();
    await changes.stop();
    await app.close();
    await database.close();
    await s3?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const anonymous = clientOf(app, config.publicUrl, Promise.resolve(undefined));
  const send: TestApp["send"] = async (address, body) => {
    const { pathname, search } = new URL(address);
    const { status, headers } = await anonymous.put(pathname + search, { body });
    return { status, etag: headers["etag"]?.toString() ?? null };
  };

  const cookieOf: TestApp["cookieOf"] = async ({ id }, { proved = true } = {}) => {
    const token = await plantSession(all.db, id, proved);
    return `${sessionCookie(config.secureCookies)}=${token}`;
  };
  const client = (cookie: Promise<string>) => clientOf(app, config.publicUrl, cookie);
  return {
    ...all,
    app,
    as: (user, session) => client(planted(() => cookieOf(user, session))),
    cookieOf,
    anonymous,
    send,
    letters,
    deliverLetters: deliverWaiting,
  };
}

/** Signs a user in without a password. Resolves to the session's token. */
async function plantSession(db: Db, userId: string, proved: boolean): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashOfToken(token),
    userId,
    remembered: true,
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    device: null,
    provedUntil: proved ? provedFromNow() : new Date(0),
  });
  return token;
}
