import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Mail from "lucide-react/icons/mail";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { findableQuery } from "#features/profiles/findable/findable.api.ts";
import { finderWords } from "#features/profiles/findable/finder-words.ts";
import { looksQuery, talkRequestsQuery } from "#features/talent/talent.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows, type EndlessList } from "#lib/lists/next-rows.ts";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { OwnFrame } from "./own-frame.tsx";
import { RequestItem } from "./request-item.tsx";

/** What companies wrote to the user whom they found, and which looked. */
export function TalkRequestsScreen() {
  useDocumentTitle("Requests");
  const findable = useQuery(findableQuery);
  return (
    <OwnFrame
      title="Requests"
      description="Companies that found your profile and would like to talk to you."
    >
      <p className="mt-2 text-ink-muted">
        {findable.data && `${finderWords[findable.data.to].description} `}
        <Link to="/profile/findable" className={linkStyles()}>
          Who can find me
        </Link>
      </p>
      <div className="mt-6">
        <Requests />
      </div>
      <h2 className="mt-10 text-lg">Who looked</h2>
      <p className="mt-1 text-ink-muted">
        Companies that opened your profile without your name, each once a day.
      </p>
      <Looks />
    </OwnFrame>
  );
}

function Requests() {
  const requests = useEndlessList(talkRequestsQuery);
  const next = useNextRows(requests, "The next requests could not be loaded.");
  const rows = rowsOf(requests.data);
  if (!requests.data)
    return <NotYet list={requests} failure="Your requests could not be loaded." />;
  if (rows.length === 0)
    return (
      <EmptyState
        heading="h2"
        icon={<Mail />}
        title="No requests yet"
        text="A company that finds you and writes to you stands here. You then say yes or no."
      />
    );
  return (
    <GrowingList className="flex flex-col gap-4" moreLabel="Show more requests" next={next}>
      {rows.map((request) => (
        <li key={request.id}>
          <RequestItem request={request} />
        </li>
      ))}
    </GrowingList>
  );
}

function Looks() {
  const looks = useInfiniteQuery(looksQuery);
  const next = useNextRows(looks, "The next looks could not be loaded.");
  const rows = rowsOf(looks.data);
  if (!looks.data) return <NotYet list={looks} failure="The looks could not be loaded." />;
  if (rows.length === 0) return <p className="mt-3">No company has looked yet.</p>;
  return (
    <GrowingList
      className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface"
      moreLabel="Show more looks"
      next={next}
    >
      {rows.map(({ company, at }) => (
        <li
          key={`${company.id} ${at}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            <CompanyLink company={company} />
            <VerifiedBadge company={company} />
          </span>
          <span className="text-ink-muted">{longDateText(at)}</span>
        </li>
      ))}
    </GrowingList>
  );
}

/** While a list loads, and where it failed. */
function NotYet<Item>({ list, failure }: { list: EndlessList<Item>; failure: string }) {
  if (list.isPending)
    return (
      <Loading className="mt-3">
        <Skeleton card className="h-32 w-full" />
      </Loading>
    );
  return (
    <ErrorState
      heading="h2"
      text={sentenceOf(list.error, failure)}
      retrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  );
}
