import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import type { DirectorySort } from "@rolecall/contract/companies/companies.ts";
import { everything } from "@rolecall/contract/page.ts";
import { publicTitles } from "@rolecall/contract/pages.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { getRouteApi, Link, useElementScrollRestoration } from "@tanstack/react-router";
import Building from "lucide-react/icons/building-2";
import Search from "lucide-react/icons/search";
import { memo, useEffect, useMemo, useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { CompanyCard, CompanyCardSkeleton } from "#features/companies/company-card.tsx";
import { namesakesAmong } from "#features/companies/namesakes.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { PageLinks } from "#lib/lists/page-links.tsx";
import { useIncrementalRows } from "#lib/lists/use-incremental-rows.ts";
import { useNearView } from "#lib/lists/use-near-view.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { GrowingList, type NextRows } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { industryOptions } from "./company-filter.ts";
import { DirectoryLetters } from "./directory-letters.tsx";
import { DirectoryOrder } from "./directory-order.tsx";
import { directorySearch } from "./directory-search.ts";
import { PlainIndustryFilter } from "./plain-industry-filter.tsx";
import { useDirectory } from "./use-directory.ts";

const route = getRouteApi("/companies");
const skeletonCards = 9;
const grid = "mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";

const AddYourCompany = () => (
  <Button asChild variant="secondary">
    <Link to="/your-company" search={{ add: "1" }}>
      Add your company
    </Link>
  </Button>
);

/** The company directory. */
export function CompaniesScreen() {
  useDocumentTitle(publicTitles["/companies"]);
  const { user } = useAuth();
  const { query = "", industry = everything, sort = "name", letter, page } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: {
    query?: string;
    industry?: string | undefined;
    sort?: DirectorySort;
  }) =>
    void navigate({
      search: (now) => directorySearch({ ...now, ...changes, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  const search = useDebouncedText(query, (text) => change({ query: text }));
  const [searching, setSearching] = useState(false);
  const noteSearching = () => setSearching(true);
  const wanted = { search: useDebounced(search.text), industry, sort, letter, page, searching };
  const { companies, count, industries, filtered, subject, pending, failed, result, ...further } =
    useDirectory(wanted);
  const isWaiting = pending && companies.length === 0;

  return (
    <Page>
      <PageHeader
        title="Browse Companies"
        description="Who is hiring, what they do, and the positions they have open."
        actions={user && user.role !== "candidate" && <AddYourCompany />}
      />
      <search className="mt-5" onPointerEnter={noteSearching} onFocus={noteSearching}>
        <form
          action="/companies"
          className="grid gap-2 sm:grid-cols-[1fr_16rem]"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label="Search companies" hideLabel>
            <TextInput
              type="search"
              name="query"
              icon={<Search />}
              maxLength={textLimits.search}
              placeholder="Company name or description"
              value={search.text}
              onChange={(event) => search.type(event.target.value)}
            />
          </Field>
          <Field label="Industry" hideLabel className="noscript:hidden">
            <Select
              options={industryOptions(industries, industry)}
              value={industry}
              onValueChange={(chosen) =>
                change({ industry: chosen === everything ? undefined : chosen })
              }
            />
          </Field>
          {industry !== everything && <input type="hidden" name="industry" value={industry} />}
          {letter !== undefined && <input type="hidden" name="letter" value={letter} />}
          {sort !== "name" && <input type="hidden" name="sort" value={sort} />}
          <noscript>
            <Button type="submit">Search</Button>
          </noscript>
        </form>
        <noscript>
          {import.meta.env.SSR && <PlainIndustryFilter query={query} industry={industry} />}
        </noscript>
      </search>
      <DirectoryLetters />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 aria-live="polite" className="text-lg">
          {pending && "Loading..."}
          {!pending && !failed && `${count.toLocaleString("en-US")} Companies Found`}
          {failed && "Companies"}
        </h2>
        <DirectoryOrder value={sort} onValueChange={(chosen) => change({ sort: chosen })} />
      </div>
      {isWaiting && (
        <Loading said className={grid}>
          {Array.from({ length: skeletonCards }, (_, index) => (
            <CompanyCardSkeleton key={index} />
          ))}
        </Loading>
      )}
      {failed && (
        <div className="mt-3">
          <ErrorState
            text={sentenceOf(result.error, "The companies could not be loaded.")}
            retrying={result.isFetching}
            onRetry={() => void result.refetch()}
          />
        </div>
      )}
      {!isWaiting && !failed && (
        <CompanyGrid
          companies={companies}
          filtered={filtered}
          subject={subject}
          next={further.next}
        />
      )}
      <PageLinks page={page} hasNext={further.hasNextPage} />
    </Page>
  );
}

type CompanyGridProps = {
  companies: ListedCompany[];
  filtered: boolean;
  subject: string;
  next: NextRows;
};

/** Memoized: typing must not render the list again. */
const CompanyGrid = memo(({ companies, filtered, subject, next }: CompanyGridProps) => {
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  const { mark, isNear } = useNearView(companies.length);
  const shown = useIncrementalRows(companies, subject, { whole: place > 0, wanted: isNear });
  const namesakes = useMemo(() => namesakesAmong(companies), [companies]);
  const isWhole = shown.length === companies.length;
  const { hasMore, pending, failure, onMore } = next;
  const goesOn = isNear && isWhole && hasMore && !pending && failure === undefined;
  useEffect(() => {
    if (goesOn) onMore();
  }, [goesOn, onMore]);
  if (companies.length === 0)
    return (
      <EmptyState
        className="mt-3"
        icon={<Building />}
        title="No companies found"
        text={
          filtered ? "Try adjusting your search filters" : "No companies are currently available"
        }
      />
    );
  return (
    <>
      <GrowingList
        className={grid}
        moreLabel="Show more companies"
        next={{ ...next, hasMore: hasMore && isWhole }}
      >
        {shown.map((company) => (
          <CompanyItem key={company.id} company={company} hasNamesake={namesakes.has(company.id)} />
        ))}
      </GrowingList>
      <div ref={mark} />
    </>
  );
});

type CompanyItemProps = { company: ListedCompany; hasNamesake: boolean };

const CompanyItem = memo(({ company, hasNamesake }: CompanyItemProps) => (
  <li className="flex">
    <CompanyCard company={company} hasNamesake={hasNamesake} />
  </li>
));
