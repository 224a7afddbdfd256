import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasS3Server, S3Server } from "@rolecall/server/test/s3/s3-server.ts";
import { freePort } from "@rolecall/server/test/servers/free-port.ts";
import { startServer, type ServerProcess } from "@rolecall/server/test/servers/server-process.ts";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import { afterAll } from "vitest";
import { hasNginx } from "../bench/nginx.ts";
import { Browser } from "./browser.ts";
import { DatabaseHost, hasPostgres } from "./database-host.ts";
import { startProxy, type Proxy } from "./proxy.ts";

/** One of several servers on the same database and store. */
export interface Instance {
  /** The address for nginx, such as `127.0.0.1:3000`. */
  address: string;
  process: ServerProcess;
  /** Letters that it delivered to this address. */
  lettersTo(email: string): Promise<number>;
}

/** A site on several machines, all of them played by this one. */
export interface Site {
  databases: readonly [primary: DatabaseHost, standby: DatabaseHost, replica: DatabaseHost];
  store: S3Server;
  proxy: Proxy;
  /** The instances that nginx sends requests to. */
  instances: readonly [Instance, Instance];
  /** Starts another one; `script` where it is not this release. */
  startInstance(options?: StartOptions): Promise<Instance>;
  /** Starts a process that may not get as far as serving. */
  launch(options?: StartOptions): Promise<ServerProcess>;
  /** A new visitor. */
  visit(address?: string): Browser;
}

interface StartOptions {
  port?: number;
  script?: string;
}

const startDatabases = async (folder: string): Promise<Site["databases"]> => {
  await mkdir(folder);
  // PostgreSQL's own user makes its folders in there.
  await chmod(folder, 0o777);
  const host = async (name: string) => new DatabaseHost(name, await freePort(), folder);
  const [primary, standby, replica] = [await host("db1"), await host("db2"), await host("db3")];
  await primary.configure([standby, replica]);
  await standby.configure([primary, replica]);
  await replica.configure([standby, primary]);
  await primary.init();
  await primary.start();
  await standby.copy(primary);
  await replica.copy(primary);
  await standby.start();
  await replica.start();
  await primary.query("create role rolecall login");
  await primary.query("create database rolecall owner rolecall");
  return [primary, standby, replica];
};

/** Starts everything, for the tests of one file. Call it at the top; it is taken down after the last test. */
export const startSite = async (): Promise<Site> => {
  if (!hasNginx() || !hasPostgres() || !hasS3Server)
    throw new Error(
      "It takes nginx, PostgreSQL and OpenStack Swift; on Debian: apt-get install nginx-light postgresql python3-swift",
    );
  const life = new AsyncDisposableStack();
  afterAll(() => life.disposeAsync());
  const folder = await mkdtemp(join(tmpdir(), "rolecall-cluster-"));
  await chmod(folder, 0o711);
  // The databases' own folders may just be going by themselves.
  life.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

  const databases = await startDatabases(join(folder, "databases"));
  for (const database of databases) {
    const letGo = stopDatabaseWithProcess(database.folder);
    life.defer(async () => {
      await database.kill();
      letGo();
    });
  }
  const store = await S3Server.start();
  life.defer(() => store.stop());

  const publicPort = await freePort();
  const [, , replica] = databases;
  const hosts = databases.map(({ place }) => place).join(",");
  const env = {
    HOST: "127.0.0.1",
    PUBLIC_URL: `https://localhost:${publicPort}`,
    // A busy machine takes its time to connect; that is not what this is about.
    DATABASE_URL: `postgres://rolecall@${hosts}/rolecall?connectionTimeoutMillis=30000`,
    DATABASE_READ_URL: `postgres://rolecall@${replica.place}/rolecall?connectionTimeoutMillis=30000`,
    TRUST_PROXY: "127.0.0.1",
    IMPORT_NETWORKS: "127.0.0.1",
    ...store.env,
  };
  let made = 0;
  const launchOn = async (dataDir: string, { port, script }: StartOptions = {}) => {
    const number = String(port ?? (await freePort()));
    const launched = startServer(dataDir, {
      env: { ...env, PORT: number },
      hasOwnLimits: true,
      ...(script !== undefined && { script }),
    });
    life.defer(async () => {
      launched.kill("SIGKILL");
      await launched.ended;
    });
    return { launched, address: `127.0.0.1:${number}` };
  };
  const newFolder = async () => {
    made += 1;
    const dataDir = join(folder, `instance-${made}`);
    await mkdir(dataDir);
    return dataDir;
  };
  const startInstance = async (options?: StartOptions): Promise<Instance> => {
    const dataDir = await newFolder();
    const { launched, address } = await launchOn(dataDir, options);
    if ((await launched.ready) === null)
      throw new Error(`An instance did not start: ${(await launched.ended).errors}`);
    return { address, process: launched, lettersTo: (email) => lettersIn(dataDir, email) };
  };

  const instances = await Promise.all([startInstance(), startInstance()]);
  const proxyFolder = join(folder, "nginx");
  await mkdir(proxyFolder);
  const proxy = await startProxy(proxyFolder, publicPort, addressesOf(instances));
  life.use(proxy);
  return {
    databases,
    store,
    proxy,
    instances,
    startInstance,
    launch: async (options) => (await launchOn(await newFolder(), options)).launched,
    visit: (address) => {
      const browser = new Browser(proxy.origin, address);
      life.defer(() => browser.close());
      return browser;
    },
  };
};

export const addressesOf = ([first, second]: readonly [Instance, Instance]) =>
  [first.address, second.address] as const;

const lettersIn = async (dataDir: string, email: string): Promise<number> => {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const letters = names.filter((name) => name.endsWith(".eml"));
  const texts = await Promise.all(letters.map((name) => readFile(join(outbox, name), "utf8")));
  return texts.filter((letter) => letter.includes(`To: ${email}`)).length;
};
