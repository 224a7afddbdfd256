import { PgBoss } from "pg-boss";
import { ofRequests } from "#db/connection/client.ts";
import { countTroubledLetters } from "#features/letters/outbox.service.ts";
import type { Services } from "#services.ts";
import type { Task, TaskServices } from "#tasks/define-task.ts";
import { everyTask } from "./every-task.ts";
import { type BackgroundOptions, startWork } from "./work.ts";

interface Background {
  queue: Services["queue"];
  countLetters: Services["countLetters"];
  /** Lets running jobs finish for a moment; the others are picked up by the next start. */
  stop(): Promise<void>;
}

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

/** The most time, in milliseconds, that running jobs may take to finish when the server stops. */
const stopWithinMs = 3_000;

/**
 * Starts the queue in a schema of its own, on the same database as everything else. An instance that does no
 * background work keeps it for what it puts there, and leaves it to others.
 */
export const startBackground = async (options: BackgroundOptions): Promise<Background> => {
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
  const stop = new AbortController();
  /** Work that is interrupted by the shutdown may fail as well; the next start repeats it. */
  const warn: TaskServices["warn"] = (details, message) => {
    if (!stop.signal.aborted) log.warn(details, message);
  };
  boss.on("error", (error) => warn({ err: error }, "background work is held up"));
  boss.on("warning", ({ message }) => warn({ reason: message }, "background work"));
  await boss.start();

  for (const task of everyTask) await prepareQueue(boss, task);
  const work = works ? await startWork(boss, options, { warn, stopping: stop.signal }) : null;
  return {
    queue: {
      check: async () => {
        await boss.getQueue(everyTask[0]?.name ?? "");
      },
    },
    countLetters: () => countTroubledLetters(options.db),
    stop: async () => {
      stop.abort();
      await work?.stop();
      await boss.stop({ timeout: stopWithinMs });
    },
  };
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
