import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { ScorecardTable } from "./scorecard-table.tsx";
import { criteriaQuery, scorecardsQuery } from "./scorecards.api.ts";

type ScorecardsProps = {
  application: { id: string; jobId: string };
  /** The candidate's name. */
  name: string;
};

/** One's own scorecard of an application, and beside it, once it is in, those of colleagues. */
export function Scorecards({ application: { id, jobId }, name }: ScorecardsProps) {
  const { id: userId } = useSignedInUser();
  const criteria = useQuery(criteriaQuery(jobId));
  const scorecards = useQuery(scorecardsQuery(id));
  const [isChanging, setChanging] = useState(false);
  const error = criteria.error ?? scorecards.error;
  if (!criteria.data || !scorecards.data)
    return error ? (
      <InlineError
        text={sentenceOf(error, "The scorecards could not be loaded.")}
        retrying={criteria.isFetching || scorecards.isFetching}
        onRetry={() => void Promise.all([criteria.refetch(), scorecards.refetch()])}
        className="mt-3"
      />
    ) : (
      <Loading className="mt-3">
        <Skeleton className="h-9 w-60" />
      </Loading>
    );
  const own = scorecards.data.find(({ author }) => author.id === userId);
  const others = scorecards.data.length - (own ? 1 : 0);
  return (
    <>
      {own && (
        <ScorecardTable criteria={criteria.data} scorecards={scorecards.data} name={name}>
          {!isChanging && (
            <Button variant="link" className="mt-2" onClick={() => setChanging(true)}>
              Change your scorecard
            </Button>
          )}
        </ScorecardTable>
      )}
      {!own && others > 0 && <p className="mt-3 text-ink-muted">{hiddenText(others)}</p>}
      {(!own || isChanging) && (
        <ScorecardForm
          applicationId={id}
          criteria={criteria.data}
          own={own}
          onDone={() => setChanging(false)}
          onCancel={own && (() => setChanging(false))}
        />
      )}
    </>
  );
}

const hiddenText = (count: number) =>
  count === 1
    ? "A colleague wrote a scorecard. You see it once yours is in."
    : `${count} colleagues wrote scorecards. You see them once yours is in.`;
