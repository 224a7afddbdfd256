import type { TalkRequest } from "@rolecall/contract/talent/findable.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { answerTalkRequestMutation } from "#features/talent/talent.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";

/** What an answer tells, before it is given and after. */
const consequences = {
  waiting: "Yes shows this company your name, email and phone. No shows it nothing.",
  yes: "This company reads your name, email and phone until you say no.",
  no: "This company reads neither your name nor how to reach you.",
};
const states = {
  waiting: { label: "Waits for your answer", tone: "yellow" },
  yes: { label: "You said yes", tone: "green" },
  no: { label: "You said no", tone: "neutral" },
} as const;

/** A request with its message, and yes or no. */
export function RequestItem({ request }: { request: TalkRequest }) {
  const { id, company, job, message, status, createdAt } = request;
  const { mutate, isPending, variables } = useMutation({
    ...answerTalkRequestMutation,
    onError: (error) => toastFailure("Not answered", error),
  });
  const answer = (given: "yes" | "no") => mutate({ params: { id }, body: { status: given } });
  const isAnswering = (given: "yes" | "no") => isPending && variables.body.status === given;
  return (
    <Card asChild>
      <article aria-label={`Request of ${company.name}`}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-base wrap-anywhere">
              <CompanyLink company={company} />
              <VerifiedBadge company={company} />
            </h2>
            <p className="mt-1 text-ink-muted wrap-anywhere">
              {longDateText(createdAt)}
              {job && (
                <>
                  , about{" "}
                  <Link to="/jobs/$id" params={{ id: job.id }} className={linkStyles()}>
                    <bdi>{job.title}</bdi>
                  </Link>
                </>
              )}
            </p>
          </div>
          <Badge tone={states[status].tone}>{states[status].label}</Badge>
        </header>
        <Paragraphs text={message} />
        <p className="mt-4 text-ink-muted">{consequences[status]}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {status !== "yes" && (
            <Button
              variant={status === "waiting" ? "primary" : "secondary"}
              pending={isAnswering("yes")}
              aria-label={`Yes, show who I am: ${company.name}`}
              onClick={() => answer("yes")}
            >
              Yes, show who I am
            </Button>
          )}
          {status !== "no" && (
            <Button
              variant="secondary"
              pending={isAnswering("no")}
              aria-label={`No to ${company.name}`}
              onClick={() => answer("no")}
            >
              No
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
