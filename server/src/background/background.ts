import type { FastifyBaseLogger } from "fastify";
import { PgBoss, type ConstructorOptions, type Job, type JobResult } from "pg-boss";
import type { Config } from "#config.ts";
import { ofRequests } from "#db/connection/client.ts";
import { openPulse } from "#db/connection/pulse.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { openDelivery } from "#mail/delivery.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import type { Task, TaskServices } from "#tasks/define-task.ts";
import { nextTime } from "#tasks/next-time.ts";
import { listDue, taskChannel } from "#tasks/queue.queries.ts";
import { enqueue } from "#tasks/tasks.service.ts";
import { everyTask } from "./every-task.ts";
import { queueingMailer } from "./queueing-mailer.ts";

type Log = Pick<FastifyBaseLogger, "warn">;
type Warn = (details: object, message: string) => void;

interface Background {
  /** Puts mail into the queue; it is delivered within seconds, or when the mail server is back. */
  mailer: Mailer;
  queue: Services["queue"];
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

/** How often a server asks, in one statement, what is due: twice a minute, and so it is done within one. */
const pulseMs = 30_000;

const hour = 60 * 60;

/**
 * Notifications wake the workers at once; what they miss, the pulse finds. So pg-boss itself looks at its
 * queues seldom, and an idle server hardly asks the database anything.
 */
const pace = {
  notifyHeartbeatIntervalMs: 600_000,
  schedule: false,
  superviseIntervalSeconds: 600,
  monitorIntervalSeconds: 600,
  queueCacheIntervalSeconds: hour,
  flowIntervalSeconds: hour,
  bamIntervalSeconds: hour,
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
  pollingIntervalSeconds: hour,
  notifyPollingIntervalSeconds: hour,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** The most time, in milliseconds, that running jobs may take to finish when the server stops. */
const stopWithinMs = 3_000;

/**
 * Starts the queue in a schema of its own, on the same database as everything else. An instance that does no
 * background work keeps it for what it puts there, and leaves it to others.
 */
export const startBackground = async (options: Options): Promise<Background> => {
  const { connection, config, log } = options;
  const works = config.background !== "off";
  const boss = new PgBoss({
    ...connections(),
    ...connection,
    ...pace,
    schema: "background",
    useListenNotify: works,
    supervise: works,
  });
  let stopping = false;
  /** Work that is interrupted by the shutdown may fail as well; the next start repeats it. */
  const warn: Warn = (details, message) => {
    if (!stopping) log.warn(details, message);
  };
  boss.on("error", (error) => warn({ err: error }, "background work is held up"));
  boss.on("warning", ({ message }) => warn({ reason: message }, "background work"));
  await boss.start();

  for (const task of everyTask) await prepareQueue(boss, task);
  const work = works ? await startWork(boss, options, warn) : null;
  return {
    mailer: queueingMailer,
    queue: {
      check: async () => {
        await boss.getQueue(everyTask[0]?.name ?? "");
      },
    },
    countLetters: async () => {
      const queues = await boss.getQueues(everyTask.map(({ name }) => name));
      const mail = queues.filter(({ name }) => name.startsWith("mail-"));
      const sumOf = (count: "deferredCount" | "failedCount") =>
        mail.reduce((sum, queue) => sum + queue[count], 0);
      return { waiting: sumOf("deferredCount"), failed: sumOf("failedCount") };
    },
    stop: async () => {
      stopping = true;
      await work?.stop();
      await boss.stop({ timeout: stopWithinMs });
    },
  };
};

/** Looks for what is to be done, and does it. */
const startWork = async (boss: PgBoss, { connection, db, files, config }: Options, warn: Warn) => {
  const services = { db, files, config, mailer: queueingMailer, deliver: openDelivery(config) };
  const workers = new Map<string, string>();
  for (const task of everyTask)
    workers.set(task.name, await startWorker(boss, task, services, warn));
  for (const task of everyTask) await askFirst(db, task);

  const wakeWorker = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  return openPulse(connection, {
    everyMs: pulseMs,
    channel: taskChannel,
    onBeat: async (db) => {
      for (const { name, waits } of await listDue(db, everyTask, config))
        await (waits ? wakeWorker(name) : enqueue(db, { name }, undefined));
    },
    onCall: (name) => {
      if (workers.has(name))
        void enqueue(db, { name }, undefined).catch((error: unknown) =>
          warn({ err: error, queue: name }, "a task could not be asked for; the next pulse does"),
        );
    },
    onFailure: (error) => warn({ err: error }, "background work is held up"),
  });
};

/** The queue may stand from an earlier release, with that one's options. */
const prepareQueue = async (boss: PgBoss, { name, waitsOnce, due, retry, endsWithin }: Task) => {
  const { times, afterSeconds } = retry ?? { times: due ? 0 : 2 };
  const options = {
    retryLimit: times,
    ...(afterSeconds !== undefined && {
      retryBackoff: true,
      retryDelay: afterSeconds,
      retryDelayMax: hour,
    }),
    expireInSeconds: endsWithin,
    deleteAfterSeconds: 24 * hour,
    notify: true,
  };
  await boss.createQueue(name, { ...options, ...(waitsOnce && { policy: "short" as const }) });
  await boss.updateQueue(name, options);
};

/** At the start, and its next time: of several servers that ask for the same one, one does it. */
const askFirst = async (db: Db, task: Task) => {
  if (task.atStart) await enqueue(db, task, undefined);
  await askForNext(db, task);
};

const askForNext = async (db: Db, task: Task) => {
  if (task.every) await enqueue(db, task, undefined, { at: nextTime(task.every, new Date()) });
};

const startWorker = (
  boss: PgBoss,
  task: Task,
  services: TaskServices,
  warn: Warn,
): Promise<string> => {
  const { name, waitsOnce, work } = task;
  const attempt = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    try {
      await work(services, data);
      // What a row names goes once it is done.
      if (!waitsOnce) await boss.deleteJob(name, id);
      return { id, status: "completed" };
    } catch (error) {
      warn({ err: error, queue: name, jobId: id }, "a background job failed");
      return { id, status: "failed" };
    } finally {
      await askForNext(services.db, task).catch(() => {});
    }
  };
  return boss.work(name, batches, (jobs: Job<unknown>[]) => Promise.all(jobs.map(attempt)));
};
