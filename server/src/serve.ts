import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { demoPassword } from "@rolecall/demo/sign-ins.ts";
import { buildApp } from "./app.ts";
import { startBackground } from "./background/background.ts";
import { operatorAddress, serveOperator } from "./background/operator-server.ts";
import { readConfig, type Config } from "./config.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { addressOf } from "./db/connection/address.ts";
import { openChanges } from "./db/connection/changes.ts";
import {
  ofBackground,
  ofReaders,
  openDatabase,
  type DatabaseAddress,
  type DatabaseClient,
  type PoolLimits,
  withoutPartyLimit,
} from "./db/connection/client.ts";
import { openReplica } from "./db/connection/replica.ts";
import { databaseErrorOf } from "./db/constraint-errors.ts";
import { startEmbeddedPostgres } from "./db/embedded/embedded.ts";
import { migrate } from "./db/migrate.ts";
import { fillWithDemoBoard, listDemoSignIns, shouldFill } from "./demo/demo.service.ts";
import { lagsOfReaders } from "./events/read-events.service.ts";
import { startReaders } from "./events/readers-at-work.ts";
import { openFiles } from "./files/open-files.ts";
import { loadRenderer } from "./http/pages/renderer.ts";
import { createLog } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { everyReader } from "./readers.ts";
import type { Services } from "./services.ts";
import { StartError } from "./start-error.ts";

/** The time, in milliseconds, that statements of interrupted requests may delay the end. */
const lastStatementsMs = 1_000;
/**
 * Connections that may wait to be taken: as many as Linux lets. Of a rush that Node's 511 do not hold,
 * the rest is dropped unseen, and tries again after seconds.
 */
const connectionsWaiting = 4_096;

/**
 * The server's life: from the environment to listening, and back once `stop`
 * is aborted, however far it then is. Throws a StartError where the operator
 * can do something about it.
 */
export const serve = async (env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> => {
  // Undone in reverse order, whether the end comes by `stop` or by a failure.
  await using life = new AsyncDisposableStack();
  const config = await readConfigWithPort(env);
  const log = createLog(config);

  // Servers on one DATABASE_URL may share the directory of files; an embedded database has one server.
  const lock = await lockDataDir(config.dataDir, config.databaseUrl ? "shared" : "exclusive");
  life.defer(() => lock.release());
  if (stop.aborted) return;

  // Meanwhile, as the database takes its time.
  const renderer = config.render ? loadRenderer() : null;
  const connect = async (): Promise<DatabaseAddress> => {
    if (config.databaseUrl) return addressOf(config.databaseUrl);
    const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
    life.defer(() => database.stop());
    return database.connection;
  };
  const connection = await connect();
  if (stop.aborted) return;
  await migrate(connection).catch(cannotPrepare);
  if (stop.aborted) return;

  const open = (address: DatabaseAddress, limits?: PoolLimits) => {
    const onError = (error: Error) => log.warn({ err: error }, "a database connection was lost");
    const client = openDatabase(address, onError, limits);
    life.defer(() => Promise.race([client.close(), delay(lastStatementsMs)]));
    return client;
  };
  const limits = config.rateLimit ? undefined : withoutPartyLimit;
  const primary = open(connection, limits);
  const { db } = primary;
  const { db: backgroundDb } = open(connection, ofBackground);
  const replica = config.databaseReadUrl
    ? openReplica(open({ connectionString: config.databaseReadUrl }, limits).db)
    : null;

  const files = await openFiles(config, log);
  if (config.background !== "only" && (await shouldFill(db, config))) {
    process.stdout.write("Filling the empty database with the demo board...\n");
    await fillWithDemoBoard(backgroundDb, files, { now: new Date() });
  }
  const background = await startBackground({ connection, db: backgroundDb, files, config, log });
  life.defer(() => background.stop());
  const { queue, countLetters } = background;
  const changes = openChanges(connection);
  if (config.background !== "off") {
    // Their own connection: no task is in their way.
    const ofEvents = { db: open(connection, ofReaders).db, changes, readers: everyReader, log };
    const readers = await startReaders(ofEvents);
    life.defer(() => readers.stop());
  }
  if (config.background === "only") {
    life.defer(() => changes.stop());
    const metrics = await loadMetrics(primary, countLetters);
    const { end } = await serveOperator(config, { metrics, queue }).catch(cannotListen(config));
    life.defer(end);
    process.stdout.write(`Rolecall is ready at ${operatorAddress(config)}\n`);
    process.stdout.write(
      "It does background work alone: /healthz and /metrics answer, nothing else.\n",
    );
    if (!stop.aborted) await once(stop, "abort");
    log.info("stopping: what is under way is finished first");
    return;
  }
  const metrics =
    config.metrics &&
    (await startMetrics(config.metrics, await loadMetrics(primary, countLetters), life));
  const services = {
    config,
    db,
    changes,
    replica,
    files,
    queue,
    countLetters,
    renderer: await renderer,
  };
  const app = await buildApp(services, log, metrics);
  life.defer(() => app.close());
  // Streams of events end first: they would keep the requests in flight waiting.
  life.defer(() => changes.stop());
  if (stop.aborted) return;
  const demoSignIns = await listDemoSignIns(db);
  const { host, port } = config;
  await app.listen({ host, port, backlog: connectionsWaiting }).catch(cannotListen(config));
  process.stdout.write(`Rolecall is ready at ${config.publicUrl}\n`);
  if (demoSignIns.length > 0)
    process.stdout.write(`Demo sign-ins: ${demoSignIns.join(", ")}; password ${demoPassword}\n`);

  if (!stop.aborted) await once(stop, "abort");
  log.info("stopping: requests in flight are finished first");
};

/** The code is loaded only where somebody may ask. */
const loadMetrics = async (
  database: DatabaseClient,
  countLetters: Services["countLetters"],
): Promise<Metrics> => {
  const { openMetrics } = await import("./metrics/metrics.ts");
  return openMetrics(() => database.use(), {
    readLags: () => lagsOfReaders(database.db),
    countLetters,
  });
};

const startMetrics = async (
  address: { host: string; port: number },
  metrics: Metrics,
  life: AsyncDisposableStack,
): Promise<Metrics> => {
  const { end } = await metrics.serve(address).catch(cannotListen(address, "METRICS_PORT"));
  life.defer(end);
  return metrics;
};

/** The configuration; port 0 is replaced by a free one, since the public address may name it. */
const readConfigWithPort = async (env: NodeJS.ProcessEnv): Promise<Config> => {
  const config = readConfig(env);
  if (config.port !== 0) return config;
  const probe = createServer().listen(0, config.host);
  await once(probe, "listening").catch(cannotListen(config));
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return readConfig({ ...env, PORT: String(port) });
};

const cannotPrepare = (error: unknown): never => {
  // PostgreSQL rolls back a migration that it refuses; after a lost connection the outcome is
  // unknown.
  const end = databaseErrorOf(error) ? " It is as it was, fit for the release before." : "";
  throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}.${end}`);
};

/** The message of the innermost cause. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
};

const cannotListen =
  ({ host, port }: { host: string; port: number }, variable = "PORT") =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === "EADDRINUSE")
      throw new StartError(
        `Port ${port} of ${host} is in use by another program; stop that one, or set ${variable} to another number.`,
      );
    throw new StartError(`Rolecall cannot listen on ${host}, port ${port}: ${error.message}.`);
  };
