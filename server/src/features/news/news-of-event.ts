import { isDecided, statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { EventData } from "#events/event.ts";
import type { EventToTell } from "./news-of-events.queries.ts";
import type { News } from "./news.service.ts";

type Words = Pick<News, "kind" | "text">;

/** What the candidate is told of an event of their application. */
const toCandidate = ({ type, title, data, status, withdrawnAt }: EventToTell): Words | null => {
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
    { to: event.employerId, words: toEmployer(event), link: `/jobs/${jobId}/applications` },
  ];
  return told.flatMap(({ to, words, link }) =>
    to === null || to === actorId || !words ? [] : [{ to, ...words, link, ...about }],
  );
};
