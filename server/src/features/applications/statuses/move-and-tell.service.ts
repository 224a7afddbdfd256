// The way of every change of status and stage: one transaction moves, tells, and notes how it is undone.
import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Db, Transaction } from "#db/db.ts";
import type { NewEvent } from "#events/event.ts";
import { record, takeBackEvents } from "#events/record.service.ts";
import {
  insertUndo,
  type NewStep,
  upsertSteps,
} from "#features/applications/undo/undo-steps.queries.ts";
import { type Choice, lettersTo } from "#features/employer-letters/chosen-letter.service.ts";
import { sendLetters, takeLettersBack } from "#features/letters/outbox.service.ts";
import { takeNoticesBack } from "#features/news/news.service.ts";
import { tooMany } from "#http/errors.ts";
import { closingLetter } from "./closing.letter.ts";
import { movesOf } from "./moved-event.ts";
import { moveApplications, type Moved, type StatusChange } from "./status-changes.queries.ts";
import { statusLetter } from "./status.letter.ts";
import * as waitingChanges from "./waiting-changes.queries.ts";

/** So many seconds candidates are told nothing of a change, which can be undone as long. */
export const waitSeconds = 30;

/** The most letters to one candidate about one application in a day. */
const mostLetters = 20;
const day = 24 * 60 * 60 * 1000;

/** What goes with a change: a letter and a reason, as far as they were chosen. */
export interface Decision {
  choice: Choice;
  /** Whether the candidate reads nothing of it before they are told. */
  isHeld: boolean;
  /** Whether it is told by closing the job. */
  isByClosing?: boolean;
}

type Letters = Awaited<ReturnType<typeof lettersTo>>;
type Waiting = waitingChanges.Waiting;

/**
 * Moves applications, and tells it. Resolves to how many of them the user manages, how many letters go, and the id by
 * which it is undone.
 */
export const moveAndTell = async (
  db: Transaction,
  change: StatusChange,
  { limits, ...decision }: Decision & { limits: { rateLimit: boolean } },
) => {
  const { managed, moved } = await moveApplications(db, change);
  const undoId = await insertUndo(db, change.user.id);
  const changed = moved.filter(({ from }) => from !== change.status);
  const letters = await lettersTo(db, {
    applicationIds: managed.map(({ id }) => id),
    writeTo: changed.map(({ id }) => id),
    senderId: change.user.id,
    choice: decision.choice,
  });
  if (limits.rateLimit) await refuseManyLetters(db, [...letters.keys()]);
  const ids = changed.map(({ id }) => id);
  const before = ids.length > 0 ? await waitingChanges.listWaiting(db, ids) : [];
  await takeBack(db, before);
  const waitingOf = new Map(before.map((one) => [one.applicationId, one]));
  const told = moved.map((one) =>
    tellingOf(one, {
      change,
      decision,
      letter: letters.get(one.id),
      waiting: waitingOf.get(one.id),
    }),
  );
  await record(
    db,
    told.flatMap(({ events }) => events),
  );
  await waitingChanges.upsertWaiting(
    db,
    told.flatMap(({ waits }) => waits ?? []),
    { seconds: waitSeconds },
  );
  await upsertSteps(db, { undoId, steps: told.map(({ step }) => step) });
  await sendLetters(
    db,
    statusLetter,
    told.flatMap(({ waits }, index) => {
      const candidateId = waits && letters.get(waits.applicationId)?.candidateId;
      const at = moved[index]?.at;
      if (!waits || !candidateId || at === undefined) return [];
      const { eventId } = waits;
      const visibleFrom = new Date(new Date(at).getTime() + waitSeconds * 1000);
      return [{ about: { eventId }, once: [eventId, candidateId], visibleFrom }];
    }),
  );
  const reached = [...letters.values()].filter(({ isReached }) => isReached);
  return { managed: managed.length, letterCount: reached.length, undoId };
};

/** Takes back what candidates were not told yet: the events, and the notices and letters that go with them. */
export const takeBack = async (db: Db, waiting: Waiting[]): Promise<void> => {
  const events = waiting.flatMap(({ eventId }) => eventId ?? []);
  if (events.length > 0) {
    await takeBackEvents(db, events);
    await takeNoticesBack(db, events);
  }
  const occasionsOf = (name: "eventId" | "closingId") =>
    waiting.flatMap(({ candidateId, [name]: id }) =>
      candidateId && id ? [[id, candidateId]] : [],
    );
  await takeLettersBack(db, statusLetter, occasionsOf("eventId"));
  await takeLettersBack(db, closingLetter, occasionsOf("closingId"));
};

/** Refuses more letters of employers and calendar mails than come to one candidate about one application in a day. */
export const refuseManyLetters = async (db: Db, applicationIds: string[]) => {
  if (applicationIds.length === 0) return;
  const counts = await waitingChanges.countLettersOfDay(db, applicationIds);
  if (counts.some(({ letters }) => letters >= mostLetters))
    throw tooMany("letters about this application", "24 hours", day);
};

interface Telling {
  change: StatusChange;
  decision: Decision;
  letter: ReturnType<Letters["get"]>;
  waiting: Waiting | undefined;
}

/** What is told of a move, and what it leaves behind. Within one status only boards are told. */
const tellingOf = (moved: Moved, telling: Telling) => {
  const { status } = telling.change;
  const boards = movesOf([moved], status).map((event) => ({ ...event, id: randomUUIDv7() }));
  const change = moved.from === status ? null : changeOf(moved, telling);
  const ids = [...(change ? [change.eventId] : []), ...boards.map(({ id }) => id)];
  return {
    events: [...(change?.events ?? []), ...boards],
    waits: change?.waits,
    step: stepOf(moved, { status, ids }),
  };
};

const stepOf = (
  moved: Moved,
  { status, ids }: { status: ApplicationStatus; ids: string[] },
): NewStep => ({
  applicationId: moved.id,
  eventIds: `{${ids.join(",")}}`,
  statusBefore: moved.from,
  stageBefore: moved.before,
  answeredBefore: moved.answeredBefore,
  hiredBefore: moved.hiredBefore,
  updatedBefore: moved.updatedBefore,
  statusAfter: status,
});

/** A first change opens the application. What waited before is never told, so that it is told from before that. */
const changeOf = (moved: Moved, { change, decision, letter, waiting }: Telling) => {
  const { id, jobId, from, at } = moved;
  const { status: to, user } = change;
  const { choice, isHeld, isByClosing } = decision;
  const toldFrom = waiting?.toldStatus ?? from;
  const held = waiting?.isHeld ? waiting : null;
  const readFrom = held?.readStatus ?? from;
  const eventId = randomUUIDv7();
  const by = { application: { id, jobId }, side: "employer", actorId: user.id, at } as const;
  const isTold = toldFrom !== to || letter !== undefined;
  const status: NewEvent = {
    type: "status",
    ...by,
    id: eventId,
    visibleAfter: isTold ? waitSeconds : null,
    data: {
      from,
      to,
      ...(letter && { letter: { subject: letter.subject, text: letter.text } }),
      ...(letter && choice.letterKind && { letterKind: choice.letterKind }),
      ...(choice.sentence !== null && { sentence: choice.sentence }),
      ...(choice.reason && { reason: choice.reason }),
      ...(isHeld && { held: true }),
      ...(readFrom !== from && { readFrom }),
      ...(toldFrom !== from && { toldFrom }),
      ...(isByClosing && { byClosing: true }),
    },
  };
  const opened: NewEvent = {
    type: "opened",
    ...by,
    visibleAfter: isHeld ? waitSeconds : 0,
    data: {},
  };
  const waits = {
    applicationId: id,
    eventId,
    isHeld,
    at,
    toldStatus: toldFrom,
    readStatus: readFrom,
    readOpenedAt: held ? held.readOpenedAt : moved.openedBefore,
    readAnsweredAt: held ? held.readAnsweredAt : moved.answeredBefore,
    readUpdatedAt: held ? held.readUpdatedAt : moved.updatedBefore,
  };
  return { eventId, waits, events: [...(moved.isFirstLook ? [opened] : []), status] };
};
