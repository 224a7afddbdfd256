import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { processesIn } from "@rolecall/server/src/db/embedded/processes.ts";
import pg from "pg";
import { deployed } from "./settings.ts";

const run = promisify(execFile);
const debian = "/usr/lib/postgresql";

/** The folder of Debian's newest PostgreSQL server, or null where there is none. */
const findPostgres = (): string | null => {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted() : [];
  const folders = versions.map((version) => join(debian, version, "bin"));
  return folders.findLast((folder) => existsSync(join(folder, "pg_basebackup"))) ?? null;
};

/** Programs that must be installed on this machine. */
export const hasPostgres = (): boolean => findPostgres() !== null;

/** PostgreSQL does not run as root. */
const asPostgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];

const commandOf = (command: string[]): [program: string, args: string[]] => {
  const [program = "", ...args] = process.getuid?.() === 0 ? [...asPostgres, ...command] : command;
  return [program, args];
};

/** Another machine with a database: its own folder, its own port, the real programs. */
export class DatabaseHost {
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  readonly #bin = findPostgres() ?? "";
  #server: ChildProcess | null = null;

  /** @param folder where PostgreSQL's own user may make another */
  constructor(name: string, port: number, folder: string) {
    this.name = name;
    this.port = port;
    this.folder = join(folder, name);
  }

  /** The host and port, as in `DATABASE_URL`. */
  get place(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Writes its settings: those of `deploy/`, with the other two in the place of the names there. */
  async configure(others: readonly DatabaseHost[]): Promise<void> {
    const ports = others.map(({ port }) => port).join(",");
    const settings = await deployed("postgresql.conf", [
      ["cluster_name = 'db1'", `cluster_name = '${this.name}'`],
      ["host=db2,db3 user=replicator", `host=127.0.0.1,127.0.0.1 port=${ports} user=postgres`],
      ["listen_addresses = '*'", "listen_addresses = '127.0.0.1'"],
    ]);
    const own = [
      `data_directory = '${this.#data}'`,
      `hba_file = '${this.#data}/pg_hba.conf'`,
      `ident_file = '${this.#data}/pg_ident.conf'`,
      `port = ${this.port}`,
      `unix_socket_directories = '${this.folder}'`,
      "shared_buffers = '32MB'",
    ];
    await this.#runAs(["mkdir", "-p", this.folder]);
    await writeFile(this.#settings, `${settings}\n${own.join("\n")}\n`);
  }

  /** Makes an empty database. */
  async init(): Promise<void> {
    await this.#run("initdb", [
      "-D",
      this.#data,
      "-U",
      "postgres",
      "--auth=trust",
      "--no-sync",
      "--locale=C.UTF-8",
    ]);
  }

  /** Makes it a copy of another host, which it follows from its start on. */
  async copy(source: DatabaseHost): Promise<void> {
    await this.#runAs(["rm", "-rf", this.#data]);
    const from = ["-h", "127.0.0.1", "-p", String(source.port), "-U", "postgres"];
    await this.#run("pg_basebackup", [...from, "-D", this.#data, "--checkpoint=fast", "--no-sync"]);
    await this.#runAs(["touch", join(this.#data, "standby.signal")]);
  }

  async start(): Promise<void> {
    const [program, args] = commandOf([
      join(this.#bin, "postgres"),
      "-c",
      `config_file=${this.#settings}`,
    ]);
    this.#server = spawn(program, args, {
      stdio: "ignore",
    });
    const answers = () =>
      this.query("select 1").then(
        () => true,
        () => false,
      );
    while (!(await answers())) {
      if (this.#server.exitCode !== null) throw new Error(`${this.name} did not start`);
      await delay(20);
    }
  }

  /** All its processes at once, as when the power is cut. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    for (const pid of processesIn(this.#data))
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // Without the first of them the others end by themselves.
      }
    await once(server, "exit");
  }

  /** Promotes the standby, as an operator does when the primary is lost. */
  async promote(): Promise<void> {
    await this.#run("pg_ctl", ["promote", "-w", "-D", this.#data]);
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string,
    database = "postgres",
  ): Promise<Row[]> {
    const { port } = this;
    const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database });
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  get #data(): string {
    return join(this.folder, "postgres");
  }

  get #settings(): string {
    return join(this.folder, "postgresql.conf");
  }

  #run(program: string, args: string[]): Promise<unknown> {
    return this.#runAs([join(this.#bin, program), ...args]);
  }

  #runAs(command: string[]): Promise<unknown> {
    return run(...commandOf(command), { cwd: "/" });
  }
}
