import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { lazy, Suspense, useState } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { hasBegun, stateLook, whenText } from "./interview-text.ts";
import {
  cancelInterviewMutation,
  changeInterviewMutation,
  interviewsQuery,
} from "./interviews.api.ts";
import { PlaceOfInterview } from "./place-of-interview.tsx";

const ScheduleDialog = lazy(() =>
  import("./schedule-dialog.tsx").then(({ ScheduleDialog: component }) => ({ default: component })),
);

type InterviewsProps = {
  application: Pick<MarkedApplication, "id" | "jobId" | "job" | "can">;
  /** The candidate's name. */
  name: string;
};

/** The interviews of an application, for its hiring team. */
export function Interviews({ application, name }: InterviewsProps) {
  const interviews = useQuery(interviewsQuery(application.id));
  const [edited, setEdited] = useState<Interview | "new" | null>(null);
  const mayPlan = application.can.decide;
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <Loaded query={interviews} failure="The interviews could not be loaded.">
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-muted">{name} has no interview yet.</p>
          ) : (
            <ul
              aria-label={`Interviews of ${name}`}
              className="flex w-full flex-col divide-y divide-line"
            >
              {all.map((interview) => (
                <li key={interview.id} className="py-3 first:pt-0">
                  <InterviewRow
                    interview={interview}
                    mayPlan={mayPlan}
                    onChange={() => setEdited(interview)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayPlan && (
        <Button variant="secondary" size="sm" onClick={() => setEdited("new")}>
          <CalendarPlus aria-hidden />
          Schedule interview
        </Button>
      )}
      {edited !== null && (
        <Suspense>
          <ScheduleDialog
            application={application}
            name={name}
            interview={edited === "new" ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type InterviewRowProps = { interview: Interview; mayPlan: boolean; onChange: () => void };

function InterviewRow({ interview, mayPlan, onChange }: InterviewRowProps) {
  const { id, state, interviewers = [], noShow = false, timeZone } = interview;
  const cancel = useMutation({
    ...cancelInterviewMutation,
    onError: (error) => toastFailure("Error", error, "The interview could not be cancelled."),
  });
  const change = useMutation({
    ...changeInterviewMutation,
    onError: (error) => toastFailure("Error", error, "The interview could not be changed."),
  });
  const isPast = hasBegun(interview);
  const look = stateLook(interview);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="font-medium">{whenText(interview, timeZone)}</p>
      <Badge tone={look.tone}>{look.text}</Badge>
      <p className="text-ink-muted">
        With <bdi>{interviewers.map((one) => fullName(one) || "a colleague").join(", ")}</bdi>
      </p>
      <PlaceOfInterview {...interview} />
      {mayPlan && state !== "cancelled" && (
        <div className="mt-1 flex flex-wrap gap-2">
          {!isPast && (
            <>
              <Button variant="secondary" size="sm" onClick={onChange}>
                Change
              </Button>
              <Button
                variant="ghost"
                size="sm"
                pending={cancel.isPending}
                onClick={() => cancel.mutate({ params: { id } })}
              >
                Cancel interview
              </Button>
            </>
          )}
          {isPast && (
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={noShow}
              pending={change.isPending}
              onClick={() => change.mutate({ params: { id }, body: { noShow: !noShow } })}
            >
              {noShow ? "The candidate came" : "The candidate did not come"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
