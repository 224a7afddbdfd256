import type { FastifyBaseLogger } from "fastify";
import { PgBoss, type ConstructorOptions, type Job, type JobResult } from "pg-boss";
import type { Config } from "#config.ts";
import { ofRequests } from "#db/connection/client.ts";
import { statementsWithin } from "#db/connection/statements-within.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { openDelivery } from "#mail/delivery.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import { immediateMailer } from "./immediate-mailer.ts";
import { queueingMailer } from "./queueing-mailer.ts";
import {
  exportQueue,
  resetLinkQueue,
  workers,
  type Worker,
  type WorkerServices,
} from "./workers.ts";

type Log = Pick<FastifyBaseLogger, "warn">;

interface Background {
  /** Puts mail into the queue; it is delivered within seconds, or when the mail server is back. */
  mailer: Mailer;
  queue: Services["queue"];
  prepareExports: Services["prepareExports"];
  countLetters: Services["countLetters"];
  /** Lets running jobs finish for a moment; the others are picked up by the next start. */
  stop(): Promise<void>;
}

interface Options {
  connection: ConstructorOptions;
  db: Db;
  files: FileStore;
  config: Config;
  log: Log;
}

/**
 * Notifications wake the workers at once. Polling is only for missed notifications and for retries,
 * so that an idle server hardly asks the database anything.
 */
const pace = {
  useListenNotify: true,
  notifyHeartbeatIntervalMs: 60_000,
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  queueCacheIntervalSeconds: 300,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 3_600,
  // Meant for queues of millions.
  reindex: false,
  monitorVacuum: false,
};

/** A request that queues something must not hang longer than any other when the database does. */
const connections = () => ({
  max: 3,
  application_name: "rolecall-background",
  connectionTimeoutMillis: ofRequests.connectMs,
  query_timeout: ofRequests.statementMs + 1_000,
});

/** A full batch is followed by the next one; each job of a batch succeeds or fails by itself. */
const batches = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 30,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** The most time, in milliseconds, that running jobs may take to finish when the server stops. */
const stopWithinMs = 3_000;

/** Starts the queue in a schema of its own, on the same database as everything else. */
export const startBackground = async (options: Options): Promise<Background> => {
  const { connection, db, files, config, log } = options;
  const boss = new PgBoss({ ...connections(), ...connection, ...pace, schema: "background" });
  let stopping = false;
  /** Work that is interrupted by the shutdown may fail as well; the next start repeats it. */
  const warn = (details: object, message: string) => {
    if (!stopping) log.warn(details, message);
  };
  boss.on("error", (error) => warn({ err: error }, "background work is held up"));
  boss.on("warning", ({ message }) => warn({ reason: message }, "background work"));
  await boss.start();

  const mailer = queueingMailer(boss);
  const delivery = immediateMailer({ config, deliver: openDelivery(config) });
  for (const worker of workers)
    await startWorker(boss, worker, { db, files, config, mailer, delivery }, () => stopping, warn);

  return {
    mailer,
    queue: {
      check: async () => {
        await boss.getQueue(resetLinkQueue);
      },
    },
    prepareExports: async (db) => {
      await boss.insert(exportQueue, [{}], { db: statementsWithin(db) });
    },
    countLetters: async () => {
      const queues = await boss.getQueues(workers.map(({ queue }) => queue));
      const mail = queues.filter(({ name }) => name.startsWith("mail-"));
      const sumOf = (count: "deferredCount" | "failedCount") =>
        mail.reduce((sum, queue) => sum + queue[count], 0);
      return { waiting: sumOf("deferredCount"), failed: sumOf("failedCount") };
    },
    stop: async () => {
      stopping = true;
      await boss.stop({ timeout: stopWithinMs });
    },
  };
};

const startWorker = async (
  boss: PgBoss,
  { queue, options, againAfter, waitsOnce, leavesNothing, schedule, atStart, work }: Worker,
  services: WorkerServices,
  isStopping: () => boolean,
  warn: (details: object, message: string) => void,
) => {
  // The queue may stand from an earlier release, with that one's options.
  // What is queued again and again waits once, however many servers queue it.
  const policy = waitsOnce || againAfter !== undefined ? { policy: "short" as const } : {};
  await boss.createQueue(queue, { ...options, ...policy, notify: true });
  await boss.updateQueue(queue, { ...options, notify: true });
  if (schedule) await boss.schedule(queue, schedule, null, { missed: "once" });

  const attempt = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    try {
      await work(services, data);
      if (leavesNothing) await boss.deleteJob(queue, id);
      return { id, status: "completed" };
    } catch (error) {
      warn({ err: error, queue, jobId: id }, "a background job failed");
      return { id, status: "failed" };
    } finally {
      if (againAfter !== undefined && !isStopping())
        await boss.send(queue, null, { startAfter: againAfter });
    }
  };
  await boss.work(queue, batches, (jobs: Job<unknown>[]) => Promise.all(jobs.map(attempt)));
  if (atStart) await boss.send(queue);
};
