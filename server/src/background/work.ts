import type { FastifyBaseLogger } from "fastify";
import type { ConstructorOptions, Job, JobResult, PgBoss } from "pg-boss";
import type { Config } from "#config.ts";
import { openPulse } from "#db/connection/pulse.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { openDelivery } from "#mail/delivery.ts";
import type { Task, TaskServices } from "#tasks/define-task.ts";
import { nextTime } from "#tasks/next-time.ts";
import { listDue, taskChannel } from "#tasks/queue.queries.ts";
import { enqueue } from "#tasks/tasks.service.ts";
import { everyTask } from "./every-task.ts";

export interface BackgroundOptions {
  connection: ConstructorOptions;
  db: Db;
  files: FileStore;
  config: Config;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** How often a server asks, in one statement, what is due: twice a minute, and so it is done within one. */
const pulseMs = 30_000;

const hour = 60 * 60;

/** A full batch is followed by the next one; each job of a batch succeeds or fails by itself. */
const batches = {
  pollingIntervalSeconds: hour,
  notifyPollingIntervalSeconds: hour,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Looks for what is to be done, and does it. */
export const startWork = async (
  boss: PgBoss,
  { connection, db, files, config }: BackgroundOptions,
  { warn, stopping }: Pick<TaskServices, "warn" | "stopping">,
) => {
  const services = { db, files, config, deliver: openDelivery(config), warn, stopping };
  const workers = new Map<string, { wake: () => void; ask: () => void }>();
  for (const task of everyTask) {
    const id = await startWorker(boss, task, services);
    const ask = inTurn(async () => {
      await enqueue(db, task, undefined).catch((error: unknown) =>
        warn({ err: error, queue: task.name }, "a task could not be asked for"),
      );
    });
    workers.set(task.name, { wake: () => boss.notifyWorker(id), ask });
  }
  for (const task of everyTask) await askFirst(db, task);
  return openPulse(connection, {
    everyMs: pulseMs,
    channel: taskChannel,
    onBeat: async (db) => {
      for (const { name, waits } of await listDue(db, everyTask, config))
        workers.get(name)?.[waits ? "wake" : "ask"]();
    },
    onCall: (name) => workers.get(name)?.ask(),
    onFailure: (error) => warn({ err: error }, "background work is held up"),
  });
};

/** Does something again where it was called while it was done: once more, however often. */
const inTurn = (work: () => Promise<void>) => {
  let isUnderWay = false;
  let isCalled = false;
  const run = async () => {
    isUnderWay = true;
    while (isCalled) {
      isCalled = false;
      await work();
    }
    isUnderWay = false;
  };
  return () => {
    isCalled = true;
    if (!isUnderWay) void run();
  };
};

/** At the start, and its next time: of several servers that ask for the same one, one does it. */
const askFirst = async (db: Db, task: Task) => {
  if (task.atStart) await enqueue(db, task, undefined);
  await askForNext(db, task);
};

const askForNext = async (db: Db, task: Task) => {
  if (task.every) await enqueue(db, task, undefined, { at: nextTime(task.every, new Date()) });
};

const startWorker = (boss: PgBoss, task: Task, services: TaskServices): Promise<string> => {
  const { name, waitsOnce, due, work } = task;
  const attempt = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    try {
      await work(services, data);
      // What a row names goes once it is done, and a row that only says that something was due.
      if (!waitsOnce || due) await boss.deleteJob(name, id);
      return { id, status: "completed" };
    } catch (error) {
      services.warn({ err: error, queue: name, jobId: id }, "a background job failed");
      return { id, status: "failed" };
    } finally {
      await askForNext(services.db, task).catch(() => {});
    }
  };
  return boss.work(name, batches, (jobs: Job<unknown>[]) => Promise.all(jobs.map(attempt)));
};
