import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  cutPower,
  startServer,
  type ServerProcess,
} from "@rolecall/server/test/servers/server-process.ts";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import { openHttpClient, type HttpClient } from "../bench/http-client.ts";
import { nodeEnv, nodeOptions } from "../bench/rolecall.ts";

const script = join(import.meta.dirname, "../scripts/start.mjs");

/** Whatever the shell has set, the suite says itself what a start is told. */
const settings = {
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  DATABASE_URL: "",
  DATABASE_READ_URL: "",
  NODE_ENV: "",
  GEOCODER_URL: "http://geocoder.invalid/reverse",
};
const connections = 64;

type Env = Record<string, string>;

/** A new, empty folder, deleted when it is disposed of, at the latest with this process. */
export const newFolder = async (): Promise<AsyncDisposable & { path: string }> => {
  const path = await mkdtemp(join(tmpdir(), "rolecall-faults-"));
  const letGo = stopDatabaseWithProcess(path);
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      await rm(path, { recursive: true, force: true });
      letGo();
    },
  };
};

/** One start, as `npm start` makes it: the production build, on the pinned Node. */
export const launch = (dataDir: string, env: Env = {}): ServerProcess =>
  startServer(dataDir, {
    env: { ...nodeEnv, ...settings, ...env },
    script,
    nodeOptions,
    hasOwnLimits: true,
  });

/** The product on a data directory, through all the starts that a test makes. It stays at one address. */
export class Product implements AsyncDisposable {
  readonly dataDir: string;
  readonly origin: string;
  readonly client: HttpClient;
  readonly #env: Env;
  #process: ServerProcess;

  private constructor(dataDir: string, env: Env, first: ServerProcess, origin: string) {
    this.dataDir = dataDir;
    this.origin = origin;
    this.client = openHttpClient(origin, connections);
    this.#env = { ...env, PORT: new URL(origin).port };
    this.#process = first;
  }

  static async start(dataDir: string, env: Env = {}): Promise<Product> {
    const first = launch(dataDir, env);
    const origin = await first.ready;
    if (origin === null) throw new Error(`It did not start: ${(await first.ended).errors}`);
    return new Product(dataDir, env, first, origin);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get ended() {
    return this.#process.ended;
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name);
  }

  /** `kill -9` of the server and of every process of its database. */
  cutPower(): Promise<void> {
    return cutPower(this.#process, this.dataDir);
  }

  /** Begins another start, after the end of the one before. */
  launchAgain(env: Env = {}): ServerProcess {
    this.#process = launch(this.dataDir, { ...this.#env, ...env });
    return this.#process;
  }

  /** Resolves to the milliseconds until it took requests again. */
  async startAgain(env: Env = {}): Promise<number> {
    const begin = performance.now();
    if ((await this.launchAgain(env).ready) === null)
      throw new Error(`It did not start again: ${(await this.ended).errors}`);
    return performance.now() - begin;
  }

  /** Throws where it had ended by itself. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.client[Symbol.dispose]();
    this.signal("SIGTERM");
    const { code, errors } = await this.ended;
    if (code) throw new Error(`It ended with exit code ${code}: ${errors}`);
  }
}
