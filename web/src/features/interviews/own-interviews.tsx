import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { hasBegun, stateLook, whenText } from "./interview-text.ts";
import { interviewsQuery } from "./interviews.api.ts";
import { PlaceOfInterview } from "./place-of-interview.tsx";
import { ownTimeZone } from "./zoned-time.ts";

/** The interviews of one's own application, with the way to choose, change and cancel; nothing where there are none. */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const { data = [] } = useQuery(interviewsQuery(applicationId));
  if (data.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">Interviews</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {data.map((interview) => (
          <li key={interview.id} className="rounded-lg border border-line bg-surface p-4">
            <OwnInterview interview={interview} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnInterview({ interview }: { interview: Interview }) {
  const { state, pageUrl } = interview;
  const token = pageUrl?.split("/").at(-1);
  const look = stateLook(interview);
  const isOver = state === "cancelled" || hasBegun(interview);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium">{whenText(interview, ownTimeZone())}</p>
      <Badge tone={look.tone}>{state === "proposed" ? "Choose a time" : look.text}</Badge>
      <PlaceOfInterview {...interview} />
      {!isOver && token !== undefined && (
        <Button asChild variant={state === "proposed" ? "primary" : "secondary"}>
          <Link to="/interviews/$token" params={{ token }}>
            {state === "proposed" ? "Choose a time" : "Change or cancel"}
          </Link>
        </Button>
      )}
    </div>
  );
}
