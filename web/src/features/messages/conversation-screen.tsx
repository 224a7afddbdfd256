import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import {
  applicationErasedText,
  conversationEndedText,
} from "@rolecall/contract/conversations/messages.ts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { MoreRows } from "#ui/list/more-rows.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton, SkeletonHeader } from "#ui/page/skeleton.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ConversationOptions } from "./conversation-options.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { MessageForm } from "./message-form.tsx";
import { messagesQuery, readMessagesMutation, talkedAboutQuery } from "./messages.api.ts";

const route = getRouteApi("/messages/$id");

/** The conversation about one application, oldest message first, and the box for the next one. */
export function ConversationScreen() {
  const { id } = route.useParams();
  const user = useSignedInUser();
  const application = useQuery(talkedAboutQuery(id));
  const messages = useInfiniteQuery(messagesQuery(id));
  const earlier = useNextRows(messages, "The earlier messages could not be loaded.");
  const error = application.error ?? messages.error;
  const gone = isMissing(error);
  useDocumentTitle(gone ? applicationMissingText : "Messages");
  const rows = rowsOf(messages.data);
  useReadUpTo(id, rows[0]?.id);
  if (application.isPending || messages.isPending)
    return (
      <Page width="narrow">
        <Loading>
          <SkeletonHeader />
          <Skeleton card className="mt-6 h-24 w-3/4" />
          <Skeleton card className="mt-3 ml-auto h-24 w-3/4" />
        </Loading>
      </Page>
    );
  if (!application.data || !messages.data)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(error, "The conversation could not be loaded.")}
          retrying={application.isFetching || messages.isFetching}
          onRetry={() => {
            void application.refetch();
            void messages.refetch();
          }}
        />
      </Page>
    );
  const { job, candidate, candidateId } = application.data;
  const ownSide = candidateId === user.id ? "candidate" : "employer";
  return (
    <Page width="narrow">
      <PageHeader
        back={
          <Link to="/messages" className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Messages
          </Link>
        }
        title={<bdi>{ownSide === "candidate" ? job.company.name : fullName(candidate)}</bdi>}
        description={<About application={application.data} ownSide={ownSide} />}
      />
      <div className="mt-4">
        <MoreRows next={earlier} label="Show earlier messages" />
      </div>
      <ol aria-label="Messages" className="mt-4 flex flex-col gap-3 empty:hidden">
        {rows.toReversed().map((message) => (
          <MessageBubble key={message.id} message={message} isOwn={message.side === ownSide} />
        ))}
      </ol>
      {rows.length === 0 && <p className="text-ink-muted">Nobody has written yet.</p>}
      {application.data.can.message ? (
        <MessageForm applicationId={id} />
      ) : (
        <p className="mt-6 text-ink-muted">{silenceText(application.data, ownSide)}</p>
      )}
      <ConversationOptions
        application={application.data}
        ownSide={ownSide}
        others={rows.filter(({ side }) => side !== ownSide)}
      />
    </Page>
  );
}

/** Why nobody writes here. */
const silenceText = (
  { withdrawnAt, resumeUrl }: { withdrawnAt: string | null; resumeUrl: string },
  ownSide: "candidate" | "employer",
) => {
  if (withdrawnAt !== null) return "This application was withdrawn.";
  if (resumeUrl === "") return applicationErasedText;
  return ownSide === "candidate" ? "You ended this conversation." : conversationEndedText;
};

/** The job, with the way to the application that the conversation is about. */
function About({
  application: { id, job },
  ownSide,
}: {
  application: { id: string; job: { id: string; title: string } };
  ownSide: "candidate" | "employer";
}) {
  return ownSide === "candidate" ? (
    <Link to="/my-applications/$id" params={{ id }} className={linkStyles()}>
      <bdi>{job.title}</bdi>
    </Link>
  ) : (
    <Link
      to="/jobs/$jobId/applications"
      params={{ jobId: job.id }}
      search={{ from: id }}
      className={linkStyles()}
    >
      <bdi>{job.title}</bdi>
    </Link>
  );
}

/** Tells the server up to which message the user has read. */
const useReadUpTo = (id: string, newest: string | undefined) => {
  const { mutate } = useMutation(readMessagesMutation);
  useEffect(() => {
    if (newest !== undefined) mutate({ params: { id }, body: { upTo: newest } });
  }, [id, newest, mutate]);
};
