import { join } from "node:path";
import { databaseName, roleName } from "@rolecall/server/src/db/embedded/cluster.ts";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "@rolecall/server/src/db/embedded/embedded.ts";
import { processesIn } from "@rolecall/server/src/db/embedded/processes.ts";
import { freePort } from "@rolecall/server/test/servers/free-port.ts";
import pg from "pg";

const log = { debug() {}, info() {}, warn() {}, error: console.error };
const host = "127.0.0.1";

/** A PostgreSQL of the operator's own, which the product reaches over the network. */
export class ExternalDatabase implements AsyncDisposable {
  readonly #dataDir: string;
  readonly #port: number;
  #postgres: EmbeddedPostgres | null = null;

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.#port = port;
  }

  static async start(dataDir: string): Promise<ExternalDatabase> {
    const database = new ExternalDatabase(dataDir, await freePort());
    await database.comeBack();
    return database;
  }

  get url(): string {
    return `postgres://${roleName}@${host}:${this.#port}/${databaseName}`;
  }

  /** Stops the database as an operator does, closing all sessions. */
  async stop(): Promise<void> {
    await this.#postgres?.stop();
    this.#postgres = null;
  }

  async comeBack(): Promise<void> {
    const settings = { listen_addresses: host, port: String(this.#port) };
    this.#postgres = await startEmbeddedPostgres({ dataDir: this.#dataDir, log, settings });
  }

  /** Every process of it stops where it is, and nobody is told. */
  freeze(): void {
    this.#signal("SIGSTOP");
  }

  thaw(): void {
    this.#signal("SIGCONT");
  }

  /** One session's process dies; PostgreSQL ends the others and recovers, as their memory is shared. */
  async crashSession(): Promise<void> {
    const [session] = await this.#ask<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'rolecall' limit 1",
    );
    if (session) process.kill(session.pid, "SIGKILL");
  }

  /** Makes the database refuse writes, or take them again. */
  async setReadOnly(value: boolean): Promise<void> {
    await this.#ask(`alter system set default_transaction_read_only = ${value ? "on" : "off"}`);
    await this.#ask("select pg_reload_conf()");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.thaw();
    await this.stop();
  }

  #signal(name: NodeJS.Signals): void {
    for (const pid of processesIn(join(this.#dataDir, "postgres"))) process.kill(pid, name);
  }

  /** Asks as the superuser, whose sessions may write whatever the setting is. */
  async #ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({
      host,
      port: this.#port,
      user: "postgres",
      database: "postgres",
    });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }
}
