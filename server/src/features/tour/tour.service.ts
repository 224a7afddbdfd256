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
import { signInByKnownPassword } from "#features/auth/sessions/known-password.service.ts";
import { endSession, type SessionContext } from "#features/auth/sessions/sessions.service.ts";
import { AppError, nothingHere } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { hasOutbox, isTourOpenTo } from "./tour-gate.ts";
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
export const tourOnce = (db: Db, config: Config): (() => Promise<boolean>) => {
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
const openTour = async (db: Db, request: FastifyRequest, config: Config): Promise<Guide[]> => {
  const guides = await guidesFor(db, request, config);
  if (guides.length === 0) throw nothingHere();
  return guides;
};

/** The tour as its bar shows it. */
export const readTour = async (
  db: Db,
  request: FastifyRequest,
  { user, config }: { user: SignedInUser | null; config: Config },
) => {
  const guides = await openTour(db, request, config);
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
  person: TourPerson,
): Promise<{ path: string }> => {
  const guides = await openTour(db, context.request, context.config);
  const { path } = stops[person];
  if (person === "stranger") {
    await endSession(db, context);
    return { path };
  }
  const guide = guides.find((one) => one.person === person);
  if (!guide) throw new AppError("conflict", leftBoardText);
  const { id: userId, name } = guide;
  const known = { userId, password: demoPassword };
  const guard = await signInByKnownPassword(db, context, known);
  if (guard === "second-factor") throw new AppError("conflict", ownSecondFactorText({ name }));
  if (guard === "other-password") throw new AppError("conflict", ownPasswordText({ name }));
  if (person !== "beginner") return { path };
  // The interview stands with the application that it is about.
  const application = await findNewestApplication(db, userId);
  return { path: application ? `${path}/${application.id}` : path };
};
