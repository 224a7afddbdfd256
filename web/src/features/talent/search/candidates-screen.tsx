import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import UserSearch from "lucide-react/icons/user-search";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { candidatesQuery } from "#features/talent/talent.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { CandidatesFilter } from "./candidates-filter.tsx";
import { type CandidatesSearch, candidatesSearch } from "./candidates-search.ts";

const route = getRouteApi("/candidates");

/** The people who let themselves be found, for who hires for a company. */
export function CandidatesScreen() {
  useDocumentTitle("Find Candidates");
  const search = candidatesSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const companies = useQuery(ownCompaniesQuery);
  const searching = companies.data?.filter(({ can }) => can.searchPeople) ?? [];
  const mustChoose = searching.length > 1 && search.companyId === undefined;
  if (useWaits()) return <WaitingAccount title="Find Candidates" />;
  const header = (
    <PageHeader
      title="Find Candidates"
      description="People who let companies find them. You read who they are once they say yes to you; they read which company looked at them."
    />
  );
  if (companies.isSuccess && searching.length === 0)
    return (
      <Page>
        {header}
        <NoCompany belongsToSome={companies.data.length > 0} />
      </Page>
    );
  return (
    <Page>
      {header}
      <CandidatesFilter
        search={search}
        onChange={(changes) =>
          void navigate({
            search: candidatesSearch({ ...search, ...changes }),
            resetScroll: false,
            replace: true,
          })
        }
      />
      <div className="mt-6">
        {mustChoose ? (
          <EmptyState
            heading="h2"
            icon={<UserSearch />}
            title="Choose a company"
            text="You belong to several companies. Choose the one that you search for."
          />
        ) : (
          companies.isSuccess && <FoundCandidates search={search} />
        )}
      </div>
    </Page>
  );
}

/** What somebody needs who searches for no company. */
function NoCompany({ belongsToSome }: { belongsToSome: boolean }) {
  return (
    <EmptyState
      className="mt-6"
      heading="h2"
      icon={<UserSearch />}
      title="You need a company to search candidates"
      text={
        belongsToSome
          ? "Owners, admins and recruiters of a company search in its name. Ask its owner for one of these roles."
          : "Candidates decide which companies find them. Add your company, or ask its owner to invite you."
      }
      action={
        <Button asChild>
          <Link to="/your-company">{belongsToSome ? "Open your company" : "Add your company"}</Link>
        </Button>
      }
    />
  );
}

const countText = (count: number, capped: boolean) =>
  `${count.toLocaleString("en-US")}${capped ? "+" : ""} ${count === 1 ? "candidate" : "candidates"}`;

function FoundCandidates({ search }: { search: CandidatesSearch }) {
  const candidates = useEndlessList(candidatesQuery(search));
  const next = useNextRows(candidates, "The next candidates could not be loaded.");
  const rows = rowsOf(candidates.data);
  const [first] = candidates.data?.pages ?? [];
  if (candidates.isPending)
    return (
      <Loading className="flex flex-col gap-4">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} card className="h-44 w-full" />
        ))}
      </Loading>
    );
  if (candidates.isLoadingError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(candidates.error, "The candidates could not be loaded.")}
        retrying={candidates.isFetching}
        onRetry={() => void candidates.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        heading="h2"
        icon={<UserSearch />}
        title="No candidates found"
        text="Try fewer words, another place, or no filter. Only who lets companies find them is here."
      />
    );
  return (
    <>
      <h2 className="text-lg" aria-live="polite">
        {countText(first?.total ?? rows.length, first?.capped ?? false)}
      </h2>
      <GrowingList
        className="mt-3 flex flex-col gap-4"
        moreLabel="Show more candidates"
        next={next}
      >
        {rows.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard candidate={candidate} search={search} />
          </li>
        ))}
      </GrowingList>
    </>
  );
}
