import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { buildApp } from "#app.ts";
import { readConfig } from "#config.ts";
import type { Db } from "#db/db.ts";
import { openDiskStore } from "#files/disk-store.ts";
import { insertSession } from "#http/session.queries.ts";
import { hashOfToken, newToken, sessionCookie } from "#http/session.ts";
import { immediateMailer } from "#mail/immediate-mailer.ts";
import type { Letter } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import { clientOf, type Client } from "./client.ts";
import { cloneDatabase } from "./clone-database.ts";

export interface TestApp extends Services {
  app: FastifyInstance;
  /** The browser of a signed-in user, or of nobody in particular. */
  as: (user: { id: string }) => Client;
  anonymous: Client;
  /** What was mailed, oldest first. */
  letters: Letter[];
}

interface Options {
  /** Variables of the environment, such as `{ PUBLIC_URL: "https://jobs.example" }`. */
  env?: Record<string, string>;
  /** Stand-ins for some of the services. */
  services?: Partial<Services>;
}

/**
 * The real app on an empty database of its own, for the tests of one file. Call it at the top of the
 * file: everything is taken down after the last test.
 */
export async function startApp({ env = {}, services = {} }: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-test-"));
  const database = await cloneDatabase();
  const { db } = database;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
  const letters: Letter[] = [];
  const deliver = (letter: Letter) => Promise.resolve(void letters.push(letter));
  const mailer = immediateMailer({ db, config, deliver });
  const files = await openDiskStore(join(dataDir, "files"), config.publicUrl);
  const all: Services = { config, db, readDb: db, files, mailer, ...services };
  const app = await buildApp(all);
  afterAll(async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const client = (cookie: Promise<string | undefined>) => clientOf(app, config.publicUrl, cookie);
  return {
    ...all,
    app,
    as: (user) => client(plantSession(db, user.id, sessionCookie(config.secureCookies))),
    anonymous: client(Promise.resolve(undefined)),
    letters,
  };
}

/** Signs a user in without a password. Resolves to the cookie. */
async function plantSession(db: Db, userId: string, cookieName: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
  await insertSession(db, { tokenHash: hashOfToken(token), userId, remembered: true, expiresAt });
  return `${cookieName}=${token}`;
}
