import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import FileText from "lucide-react/icons/file-text";
import MessageSquare from "lucide-react/icons/message-square";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { EqualOpportunitySection } from "#features/equal-opportunity/equal-opportunity-section.tsx";
import { OwnInterviews } from "#features/interviews/own-interviews.tsx";
import { AnswerList } from "#features/questions/answers/answer-list.tsx";
import { applicationQuery } from "#features/timeline/timeline.api.ts";
import { Timeline } from "#features/timeline/timeline.tsx";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton, SkeletonHeader } from "#ui/page/skeleton.tsx";
import { FoldedText } from "#ui/text/folded-text.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ChangeLetter } from "./change-letter.tsx";
import { WithdrawApplication } from "./withdraw-application.tsx";

const route = getRouteApi("/my-applications/$id");

/** One of the user's own applications: where it stands, what happened, and what they may still do. */
export function OwnApplicationScreen() {
  const { id } = route.useParams();
  const application = useQuery(applicationQuery(id));
  const gone = isMissing(application.error);
  useDocumentTitle(gone ? applicationMissingText : (application.data?.job.title ?? "Application"));
  if (application.isPending)
    return (
      <Page width="narrow">
        <Loading>
          <SkeletonHeader />
          <Skeleton card className="mt-6 h-40 w-full" />
          <Skeleton card className="mt-6 h-60 w-full" />
        </Loading>
      </Page>
    );
  if (gone) return <ApplicationMissing />;
  if (!application.data)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(application.error, "The application could not be loaded.")}
          retrying={application.isFetching}
          onRetry={() => void application.refetch()}
        />
      </Page>
    );
  return <OwnApplicationPage application={application.data} />;
}

function ApplicationMissing() {
  return (
    <Page width="narrow" className="flex flex-col items-start gap-3">
      <h1 className="text-2xl">{applicationMissingText}</h1>
      <Link to="/my-applications" className={linkStyles()}>
        My Applications
      </Link>
    </Page>
  );
}

function OwnApplicationPage({ application }: { application: LoadedApplication }) {
  const { job, status, resumeUrl } = application;
  return (
    <Page width="narrow">
      <PageHeader
        back={
          <Link to="/my-applications" className={linkStyles()}>
            My Applications
          </Link>
        }
        title={
          <Link to="/jobs/$id" params={{ id: job.id }} className={linkStyles({ variant: "title" })}>
            <bdi>{job.title}</bdi>
          </Link>
        }
        description={<CompanyLink company={job.company} />}
        actions={
          application.withdrawnAt ? (
            <Badge>Withdrawn</Badge>
          ) : (
            <StatusBadge status={status} tones={reviewTones} />
          )
        }
      />
      <p className="mt-4 text-base text-ink-muted">{whatToExpect(application)}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link to="/messages/$id" params={{ id: application.id }}>
          <MessageSquare aria-hidden />
          Messages
        </Link>
      </Button>
      <OwnInterviews applicationId={application.id} />
      <section className="mt-8">
        <h2 className="text-xl">Timeline</h2>
        <Timeline applicationId={application.id} />
      </section>
      <section className="mt-8">
        <h2 className="text-xl">What you sent</h2>
        <a
          href={resumeUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyles({ className: "mt-3 inline-flex items-center gap-1.5" })}
        >
          <FileText aria-hidden className="size-4" />
          View Resume
        </a>
        <div className="mt-3 max-w-prose text-base">
          <FoldedText text={application.coverLetter} of="of your letter" />
        </div>
        <AnswerList applicationId={application.id} />
        {application.can.edit && (
          <>
            <p className="mt-4 text-ink-muted">
              Nobody has opened it yet: you can still change the letter.
            </p>
            <ChangeLetter
              key={application.coverLetter}
              id={application.id}
              coverLetter={application.coverLetter}
            />
          </>
        )}
      </section>
      <EqualOpportunitySection applicationId={application.id} />
      {application.can.withdraw && (
        <section className="mt-8">
          <h2 className="text-xl">Changed your mind?</h2>
          <p className="mt-2 max-w-prose text-base text-ink-muted">
            Withdraw the application, and the hiring team knows that it need not answer.
          </p>
          <WithdrawApplication id={application.id} />
        </section>
      )}
    </Page>
  );
}

/** Where the application stands, in a sentence. */
const whatToExpect = ({ withdrawnAt, answeredAt, answerBy }: LoadedApplication): string => {
  if (withdrawnAt !== null)
    return `You withdrew this application on ${longDateText(withdrawnAt)}. You can apply again while the job is open.`;
  if (answeredAt !== null) return `You were answered on ${longDateText(answeredAt)}.`;
  return new Date(answerBy) > new Date()
    ? `An answer is promised by ${longDateText(answerBy)}.`
    : `An answer was promised by ${longDateText(answerBy)}, and none has come yet.`;
};
