import {
  leftBoardText,
  ownPasswordText,
  ownSecondFactorText,
  tourPeople,
  type TourPerson,
} from "@rolecall/contract/tour/tour.ts";
import { demoPassword } from "@rolecall/demo/sign-ins.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { verifyPassword } from "#features/auth/passwords.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { fingerprintOf, hasSecondFactor } from "#features/auth/second-factor/factors.ts";
import {
  endSession,
  type SessionContext,
  startSession,
} from "#features/auth/sessions/sessions.service.ts";
import { refuseSuspended } from "#features/auth/sessions/suspended.service.ts";
import { AppError, nothingHere } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { isTourOpenTo } from "./tour-gate.ts";
import { findNewestApplication, type Guide, listGuides } from "./tour.queries.ts";

interface Stop {
  /** Who that is on the board. */
  label: string;
  /** What waits for them, and the screen on which it does. */
  waiting: string;
  path: string;
}

const stops: Record<TourPerson, Stop> = {
  candidate: {
    label: "Candidate",
    waiting: "Unread messages, and a company that would like to talk",
    path: "/messages",
  },
  beginner: {
    label: "Candidate without a profile",
    waiting: "An interview, for which they choose a time",
    path: "/my-applications",
  },
  recruiter: {
    label: "Recruiter",
    waiting: "Applications to decide, and an unread message",
    path: "/",
  },
  reviewer: {
    label: "Reviewer",
    waiting: "Jobs whose applications they were asked to review",
    path: "/reviewing-jobs",
  },
  owner: {
    label: "Owner",
    waiting: "A team of three, and applications to decide",
    path: "/",
  },
  company: {
    label: "Company alone",
    waiting: "Applications to decide, with nobody to help",
    path: "/",
  },
  admin: {
    label: "Administrator",
    waiting: "A job that two people reported",
    path: "/admin?section=reports",
  },
  stranger: {
    label: "Stranger",
    waiting: "Hundreds of open jobs",
    path: "/",
  },
};

/** The people of the tour, for whom it is open to; nobody for others, and where there is no demo board. */
const guidesFor = async (db: Db, request: FastifyRequest, config: Config): Promise<Guide[]> =>
  isTourOpenTo(request, config) ? listGuides(db) : [];

/** Whether the board has a tour at all; its people come with the board, so that is asked once. */
export const tourOnce = ({ db, config }: { db: Db; config: Config }): (() => Promise<boolean>) => {
  let known: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      return config.tour && (await listGuides(db)).length > 0;
    } catch {
      known = undefined;
      return false;
    }
  };
  return () => (known ??= ask());
};

/** Whether the tour is open to the caller of a request. */
export const isTourOpen = async (
  db: Db,
  request: FastifyRequest,
  config: Config,
): Promise<boolean> => (await guidesFor(db, request, config)).length > 0;

/**
 * The people of the tour.
 * @throws `missing` where it is not open to the caller
 */
export const openTour = async (
  db: Db,
  request: FastifyRequest,
  config: Config,
): Promise<Guide[]> => {
  const guides = await guidesFor(db, request, config);
  if (guides.length === 0) throw nothingHere();
  return guides;
};

/** Where the letters are that were sent: in files, unless a mail server sends them. */
export const hasOutbox = ({ smtpUrl }: Config): boolean => smtpUrl === null;

/** The tour as its bar shows it. */
export const tourOf = (guides: Guide[], user: SignedInUser | null, config: Config) => {
  const known = new Map<TourPerson, Guide>(guides.map((guide) => [guide.person, guide]));
  const isThere = (person: TourPerson) => person === "stranger" || known.has(person);
  const current = guides.find(({ id }) => id === user?.id)?.person ?? null;
  return {
    people: tourPeople.filter(isThere).map((person) => {
      const { label, waiting } = stops[person];
      return { person, label, waiting, name: known.get(person)?.name ?? null };
    }),
    current: user ? current : ("stranger" as const),
    mail: hasOutbox(config),
  };
};

/**
 * Begins a session as one of the tour's people in place of the present one, as their sign-in with the password
 * that everybody knows would. Whatever else guards an account by now is not gone around.
 */
export const lookAroundAs = async (
  db: Db,
  context: SessionContext,
  { person, guides }: { person: TourPerson; guides: Guide[] },
): Promise<{ path: string }> => {
  const { path } = stops[person];
  if (person === "stranger") {
    await endSession(db, context);
    return { path };
  }
  const guide = guides.find((one) => one.person === person);
  if (!guide) throw new AppError("conflict", leftBoardText);
  const { id: userId, name } = guide;
  await refuseSuspended(db, userId, context.config);
  const factors = await readFactors(db, userId);
  if (hasSecondFactor(factors)) throw new AppError("conflict", ownSecondFactorText({ name }));
  if (!(await verifyPassword(factors.passwordHash, demoPassword)))
    throw new AppError("conflict", ownPasswordText({ name }));
  const checkedWith = fingerprintOf(factors);
  await startSession(db, context, { userId, remember: false, checkedWith });
  if (person !== "beginner") return { path };
  // The interview stands with the application that it is about.
  const application = await findNewestApplication(db, userId);
  return { path: application ? `${path}/${application.id}` : path };
};
