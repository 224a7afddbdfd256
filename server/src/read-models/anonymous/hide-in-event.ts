import { anonymousResumePath } from "@rolecall/contract/applications/anonymous.ts";
import type { ToldEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import { type Anonymous, hideInMessage } from "./hide.ts";

/** An event of an application as employers read it. */
export const hideInEvent = (
  anonymous: Anonymous,
  { event, applicationId }: { event: ToldEvent; applicationId: string },
): ToldEvent => {
  const { names, hide } = anonymous;
  const by = event.side === "candidate" ? names : event.by;
  switch (event.type) {
    case "status": {
      const { letter } = event.data;
      const hidden = letter && {
        subject: hide.letter(letter.subject),
        text: hide.letter(letter.text),
      };
      return { ...event, by, data: { ...event.data, letter: hidden } };
    }
    case "message":
      return { ...event, by, data: { message: hideInMessage(anonymous, event.data.message) } };
    case "file":
      return { ...event, by, data: { resumeUrl: anonymousResumePath(applicationId) } };
    case "withdrawn": {
      const { reason } = event.data;
      return { ...event, by, data: { reason: reason && hide.prose(reason) } };
    }
    default:
      return { ...event, by };
  }
};
