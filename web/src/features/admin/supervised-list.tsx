import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import type { EndlessQuery } from "#lib/query.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";

const route = getRouteApi("/admin");

type SupervisedListProps<Item> = {
  /** The label of the search: 'Name, username or email'. */
  searchLabel: string;
  queryOf: (words: string) => EndlessQuery<Item>;
  Row: ComponentType<{ item: Item }>;
};

/** A list of the administration with its search, whose words stand in the address. */
export function SupervisedList<Item extends { id: string }>({
  searchLabel,
  queryOf,
  Row,
}: SupervisedListProps<Item>) {
  const navigate = useNavigate();
  const { query = "" } = route.useSearch();
  const list = useEndlessList(queryOf(query));
  const next = useNextRows(list, "The next rows could not be loaded.");
  const search = (words: string) =>
    void navigate({
      to: "/admin",
      search: ({ section }) => ({ section, ...(words !== "" && { query: words }) }),
      replace: true,
      resetScroll: false,
    });
  const rows = rowsOf(list.data);
  return (
    <div className="flex flex-col gap-4">
      <Field label={searchLabel} className="max-w-md">
        <TextInput
          type="search"
          defaultValue={query}
          onChange={({ target }) => search(target.value)}
        />
      </Field>
      {list.isPending && (
        <Loading>
          <Skeleton card className="h-96 w-full" />
        </Loading>
      )}
      {list.isLoadingError && (
        <ErrorState
          heading="h2"
          text={sentenceOf(list.error, "The list could not be loaded.")}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && rows.length === 0 && <p className="text-ink-muted">Nothing was found.</p>}
      {rows.length > 0 && (
        <GrowingList
          className="divide-y divide-line rounded-lg border border-line bg-surface"
          moreLabel="Show more"
          next={next}
        >
          {rows.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 wrap-anywhere"
            >
              <Row item={item} />
            </li>
          ))}
        </GrowingList>
      )}
    </div>
  );
}
