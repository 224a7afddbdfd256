import { getRouteApi, Link } from "@tanstack/react-router";
import MessagesSquare from "lucide-react/icons/messages-square";
import Search from "lucide-react/icons/search";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { longTimeText } from "#lib/text/moments.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { type Conversation, conversationsQuery } from "./messages.api.ts";

const route = getRouteApi("/messages");
const sheet = "mt-4 divide-y divide-line rounded-lg border border-line bg-surface";

/** The inbox: every conversation of the user, unread ones first. */
export function MessagesScreen() {
  useDocumentTitle("Messages");
  const { query = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const { text, type } = useDebouncedText(query, (typed) => {
    void navigate({ search: { query: typed || undefined }, replace: true, resetScroll: false });
  });
  const conversations = useEndlessList(conversationsQuery(query));
  const next = useNextRows(conversations, "The next conversations could not be loaded.");
  const rows = rowsOf(conversations.data);
  return (
    <Page width="narrow">
      <PageHeader title="Messages" />
      <form role="search" className="mt-4" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search messages" hideLabel>
          <TextInput
            type="search"
            icon={<Search />}
            placeholder="Name, job or words of a message"
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </Field>
      </form>
      {conversations.isPending && (
        <Loading className={sheet}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="px-4 py-4">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="mt-2 h-4 w-3/4" />
            </div>
          ))}
        </Loading>
      )}
      {conversations.isLoadingError && (
        <div className="mt-4">
          <ErrorState
            heading="h2"
            text={sentenceOf(conversations.error, "Your messages could not be loaded.")}
            retrying={conversations.isFetching}
            onRetry={() => void conversations.refetch()}
          />
        </div>
      )}
      {conversations.data && rows.length === 0 && (
        <EmptyState
          className="mt-4"
          heading="h2"
          icon={<MessagesSquare />}
          title={query === "" ? "No messages yet" : "No messages found"}
          text={
            query === ""
              ? "What candidates and hiring teams write to each other about an application stands here."
              : "Try another name or fewer words."
          }
        />
      )}
      {rows.length > 0 && (
        <GrowingList className={sheet} moreLabel="Show more conversations" next={next}>
          {rows.map((conversation) => (
            <li key={conversation.applicationId}>
              <ConversationRow conversation={conversation} />
            </li>
          ))}
        </GrowingList>
      )}
    </Page>
  );
}

/** One conversation: with whom, about what, and its newest message. */
function ConversationRow({ conversation }: { conversation: Conversation }) {
  const user = useSignedInUser();
  const { applicationId, job, candidate, lastMessage, unreadCount } = conversation;
  const candidateName = fullName(candidate) || "Candidate";
  const isOwn = lastMessage.side === (user.role === "candidate" ? "candidate" : "employer");
  return (
    <Link
      to="/messages/$id"
      params={{ id: applicationId }}
      className="flex flex-col gap-1 px-4 py-3 no-underline hover:bg-sunken sm:px-5"
    >
      <span className="flex items-baseline justify-between gap-x-3">
        <span className={cn("min-w-0 truncate text-base", unreadCount > 0 && "font-semibold")}>
          <bdi>{user.role === "candidate" ? job.company.name : candidateName}</bdi>
        </span>
        <time
          dateTime={lastMessage.sentAt}
          title={longTimeText(lastMessage.sentAt)}
          className="shrink-0 text-xs text-ink-subtle first-letter:uppercase"
        >
          {daysAgoText(lastMessage.sentAt)}
        </time>
      </span>
      <span className="text-ink-muted">
        <bdi>{job.title}</bdi>
      </span>
      <span className="flex items-center gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate text-ink-muted">
          {isOwn && "You: "}
          {lastMessage.text}
        </span>
        {unreadCount > 0 && <Badge tone="accent">{unreadCount} unread</Badge>}
      </span>
    </Link>
  );
}
