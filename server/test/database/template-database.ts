// Before the first test: one PostgreSQL for the run, with one migrated database to clone.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#db/embedded/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { stopDatabaseWithProcess } from "#test/servers/stop-database-with-process.ts";

/** A connection as plain values, so that it can be handed to the workers. */
export type TestServer = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
    templateDatabase: string;
  }
}

/** Settings without durability, since test data may be lost, and without tidying up, since it is soon dropped. */
const throwAway = {
  autovacuum: "off",
  jit: "off",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  max_connections: "100",
};
const silent = { debug() {}, info() {}, warn() {}, error: console.error };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env.TEST_DATABASE_URL;
  const { server, stop } = address ? existingServer(address) : await startThrowAwayServer();
  const template = `rolecall_template_${crypto.randomUUID().replaceAll("-", "")}`;

  await runOn(server, `create database ${template}`);
  await migrate({ ...server, database: template });
  project.provide("testServer", server);
  project.provide("templateDatabase", template);

  return async () => {
    await runOn(server, `drop database ${template}`);
    await stop();
  };
}

function existingServer(address: string): { server: TestServer; stop: () => Promise<void> } {
  const { hostname, port, username, password, pathname } = new URL(address);
  const server = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: pathname.slice(1),
  };
  return { server, stop: () => Promise.resolve() };
}

async function startThrowAwayServer() {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-test-postgres-"));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    settings: throwAway,
  });
  const letGo = stopDatabaseWithProcess(dataDir);
  const stop = async () => {
    await postgres.stop();
    letGo();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: postgres.connection, stop };
}

/** Runs one statement that stands alone, such as those that make and drop databases. */
export async function runOn(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
