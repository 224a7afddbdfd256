import { isDecided, statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { EventData } from "#events/event.ts";
import type { EventToTell } from "./news-of-events.queries.ts";
import type { News } from "./news.service.ts";

type Words = Pick<News, "kind" | "text">;

const interviewWords = ({ title, data }: EventToTell): Words => {
  const { state, change } = data as EventData["interview"];
  const opening = {
    proposed: "Choose a time",
    scheduled: change ? "Interview changed" : "Interview",
    cancelled: "Interview cancelled",
  };
  return { kind: "interview", text: `${opening[state]}: ${title}` };
};

/** Who leads an interview is told of it once it has a time. */
const toInterviewers = (event: EventToTell): Words | null =>
  event.type === "interview" && (event.data as EventData["interview"]).startsAt !== null
    ? interviewWords(event)
    : null;

/** What the candidate is told of an event of their application. */
const toCandidate = (event: EventToTell): Words | null => {
  const { type, title, data, status, withdrawnAt } = event;
  switch (type) {
    case "opened":
      return { kind: "opened", text: `Your application was opened: ${title}` };
    case "status": {
      const { to } = data as EventData["status"];
      return { kind: "status", text: `${statusLabel(to)}: ${title}` };
    }
    case "closed":
      if (isDecided(status) || withdrawnAt) return null;
      return { kind: "closed", text: `Closed: ${title}` };
    case "interview":
      return interviewWords(event);
    default:
      return null;
  }
};

/** What the employer is told of it. */
const toEmployer = ({ type, title }: EventToTell): Words | null => {
  switch (type) {
    case "sent":
      return { kind: "application", text: `New application: ${title}` };
    case "withdrawn":
      return { kind: "withdrawn", text: `Application withdrawn: ${title}` };
    default:
      return null;
  }
};

/** Whom an event is news to, and in which words. Nobody hears of their own doing. */
export const newsOf = (event: EventToTell): News[] => {
  const { id: eventId, actorId, visibleFrom, applicationId, jobId } = event;
  const about = { eventId, visibleFrom, applicationId, jobId };
  const told = [
    { to: event.candidateId, words: toCandidate(event), link: `/my-applications/${applicationId}` },
    ...event.interviewers.map((to) => ({
      to,
      words: toInterviewers(event),
      link: `/jobs/${jobId}/applications`,
    })),
    { to: event.employerId, words: toEmployer(event), link: `/jobs/${jobId}/applications` },
  ];
  return told.flatMap(({ to, words, link }) =>
    to === null || to === actorId || !words ? [] : [{ to, ...words, link, ...about }],
  );
};
