import { ShortList } from "#lib/lists/short-list.tsx";
import { longTimeText } from "#lib/text/moments.ts";
import { Step } from "#ui/list/step.tsx";
import { eventAuthor, eventLetter, eventName, eventReason, eventWords } from "./event-text.ts";
import { timelineQuery } from "./timeline.api.ts";

/** What happened to an application, oldest first, as both of its sides read it. */
export function Timeline({ applicationId }: { applicationId: string }) {
  return (
    <ShortList
      query={timelineQuery(applicationId)}
      failed="The timeline could not be loaded."
      laterFailed="What happened later could not be loaded."
      moreLabel="Show what happened later"
    >
      {(events) => (
        <ol aria-label="Timeline" className="mt-3">
          {events.map((event) => {
            const author = eventAuthor(event);
            const words = eventWords(event);
            const letter = eventLetter(event);
            const reason = eventReason(event);
            return (
              <Step key={event.id}>
                <span className="block font-medium">{eventName(event)}</span>
                <span className="block text-xs text-ink-subtle">
                  <time dateTime={event.at}>{longTimeText(event.at)}</time>
                  {author !== null && (
                    <>
                      , <bdi>{author}</bdi>
                    </>
                  )}
                </span>
                {reason !== null && (
                  <span className="block text-ink-muted wrap-anywhere">Reason: {reason}</span>
                )}
                {words !== null && (
                  <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
                    {words}
                  </p>
                )}
                {letter !== null && (
                  <article
                    dir="auto"
                    className="mt-2 max-w-prose rounded-md border border-line bg-sunken px-3 py-2 wrap-anywhere"
                  >
                    <h3 className="font-medium">{letter.subject}</h3>
                    <p className="mt-1 whitespace-pre-line">{letter.text}</p>
                  </article>
                )}
              </Step>
            );
          })}
        </ol>
      )}
    </ShortList>
  );
}
