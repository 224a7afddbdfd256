import type { InterviewPage } from "@rolecall/contract/interviews/interview-pages.schemas.ts";
import { interviewLinkEndedText } from "@rolecall/contract/interviews/interview-pages.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CalendarX from "lucide-react/icons/calendar-x";
import { useState } from "react";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { CancelInterview } from "./cancel-interview.tsx";
import { chooseTimeMutation, interviewPageQuery } from "./interviews.api.ts";
import { ChosenTimes } from "./week/chosen-times.tsx";
import { OfferedTimes } from "./week/offered-times.tsx";
import { longDayIn, ownTimeZone, spanIn } from "./zoned-time.ts";

const route = getRouteApi("/interviews/$token");

/** Where a candidate chooses the time of an interview, confirms, changes or cancels it, without an account. */
export function InterviewPageScreen() {
  useDocumentTitle("Interview");
  const { token } = route.useParams();
  const [isCancelled, setCancelled] = useState(false);
  const page = useQuery({ ...interviewPageQuery(token), enabled: !isCancelled });
  if (isCancelled)
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          icon={<CalendarX />}
          title="The interview is cancelled"
          text="The hiring team was told."
        />
      </Page>
    );
  if (isMissing(page.error))
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          icon={<CalendarX />}
          title={interviewLinkEndedText}
          text="The interview has begun, was cancelled, or the application was decided."
        />
      </Page>
    );
  if (!page.data)
    return (
      <Page width="narrow">
        {page.isError ? (
          <ErrorState
            text={sentenceOf(page.error, "The interview could not be loaded.")}
            heading="h1"
            onRetry={() => void page.refetch()}
            retrying={page.isFetching}
          />
        ) : (
          <Loading>
            <Skeleton card className="h-80 w-full" />
          </Loading>
        )}
      </Page>
    );
  return (
    <Page width="narrow">
      <OpenInterview page={page.data} token={token} onCancelled={() => setCancelled(true)} />
    </Page>
  );
}

type OpenInterviewProps = { page: InterviewPage; token: string; onCancelled: () => void };

function OpenInterview({ page, token, onCancelled }: OpenInterviewProps) {
  const { company, job, state, startsAt, times, durationMinutes } = page;
  const timeZone = ownTimeZone();
  const [isChanging, setChanging] = useState(false);
  const others = times.filter((time) => time !== startsAt);
  const isChoosing = state === "proposed" || isChanging;
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">
        Interview for <bdi>{job}</bdi>
      </h1>
      <p className="mt-2 text-base text-ink-muted wrap-anywhere">
        <bdi>{company}</bdi>, {durationMinutes} minutes
      </p>
      {startsAt !== null && (
        <PresentTime startsAt={startsAt} page={page} token={token} timeZone={timeZone} />
      )}
      {isChoosing && (
        <Choosing
          times={others}
          token={token}
          page={page}
          timeZone={timeZone}
          onChosen={() => setChanging(false)}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isChoosing && others.length > 0 && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Choose another time
          </Button>
        )}
        <CancelInterview token={token} onCancelled={onCancelled} />
      </div>
    </>
  );
}

type PresentTimeProps = { startsAt: Instant; page: InterviewPage; token: string; timeZone: string };

function PresentTime({ startsAt, page, token, timeZone }: PresentTimeProps) {
  const confirm = useMutation(chooseTimeMutation);
  return (
    <Card className="mt-6 flex flex-col items-start gap-3">
      <p className="flex items-center gap-2 text-sm font-medium text-ink-muted">
        <CalendarCheck aria-hidden className="size-4" />
        Your interview
      </p>
      <p className="text-lg font-medium">
        {longDayIn(startsAt, timeZone)}
        <br />
        {spanIn(startsAt, page.durationMinutes, timeZone)}
      </p>
      <ZoneNote timeZone={timeZone} theirs={page.timeZone} />
      {confirm.isSuccess ? (
        <p role="status">Thank you. The hiring team sees that you are coming.</p>
      ) : (
        <Button
          pending={confirm.isPending}
          onClick={() => confirm.mutate({ params: { token }, body: { startsAt } })}
        >
          Confirm
        </Button>
      )}
      {confirm.error && (
        <FieldError id="not-confirmed">
          {sentenceOf(confirm.error, "It could not be confirmed. Please try again.")}
        </FieldError>
      )}
    </Card>
  );
}

function ZoneNote({ timeZone, theirs }: { timeZone: string; theirs: string }) {
  return (
    <p className="text-sm text-ink-muted">
      Times are in your time zone, {timeZone}
      {theirs === timeZone ? "." : `. The hiring team plans in ${theirs}.`}
    </p>
  );
}

type ChoosingProps = {
  times: readonly Instant[];
  token: string;
  page: InterviewPage;
  timeZone: string;
  onChosen: () => void;
};

function Choosing({ times, token, page, timeZone, onChosen }: ChoosingProps) {
  const [chosen, setChosen] = useState<Instant | null>(null);
  const choose = useMutation({ ...chooseTimeMutation, onSuccess: onChosen });
  const isFree = chosen !== null && times.includes(chosen);
  const toggle = (time: Instant) => setChosen(time === chosen ? null : time);
  if (times.length === 0)
    return (
      <p className="mt-6 text-base">
        None of the offered times is free any more. Write to the hiring team.
      </p>
    );
  return (
    <Card className="mt-6">
      <h2 className="text-lg">Choose a time</h2>
      <ZoneNote timeZone={timeZone} theirs={page.timeZone} />
      <div className="mt-4 mb-3">
        <OfferedTimes
          label="Offered times"
          times={times}
          chosen={isFree ? [chosen] : []}
          timeZone={timeZone}
          onToggle={toggle}
        />
      </div>
      <div className="min-h-8">
        <ChosenTimes
          times={isFree ? [chosen] : []}
          durationMinutes={page.durationMinutes}
          timeZone={timeZone}
          onRemove={toggle}
        />
      </div>
      {choose.error && (
        <FieldError id="not-chosen">
          {sentenceOf(choose.error, "The time could not be taken. Please try again.")}
        </FieldError>
      )}
      <Button
        size="lg"
        className="mt-3 w-full sm:w-auto"
        disabled={!isFree}
        pending={choose.isPending}
        onClick={() => isFree && choose.mutate({ params: { token }, body: { startsAt: chosen } })}
      >
        Take this time
      </Button>
    </Card>
  );
}
