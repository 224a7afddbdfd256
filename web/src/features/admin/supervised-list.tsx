import SearchX from "lucide-react/icons/search-x";
import type { ComponentType, ReactNode } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import type { EndlessQuery } from "#lib/query.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { useFilters } from "./use-filters.ts";

interface Choice {
  filter: "show" | "role";
  label: string;
  /** The first stands for all rows. */
  options: readonly { value: string; label: string }[];
}

type SupervisedListProps<Item> = {
  /** The label of the search: 'Name, username or email'. */
  searchLabel: string;
  choices: readonly Choice[];
  list: EndlessQuery<Item>;
  Row: ComponentType<{ item: Item }>;
};

/** A list of the administration with its search and filters, which stand in the address. */
export function SupervisedList<Item extends { id: string }>({
  searchLabel,
  choices,
  list,
  Row,
}: SupervisedListProps<Item>) {
  const { filters, change } = useFilters();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={searchLabel} className="lg:col-span-2">
          <TextInput
            type="search"
            defaultValue={filters.query}
            onChange={({ target }) => change({ query: target.value })}
          />
        </Field>
        {choices.map(({ filter, label, options }) => (
          <Field key={filter} label={label}>
            <Select
              options={options}
              value={filters[filter] ?? options[0]?.value}
              onValueChange={(value) =>
                change({ [filter]: value === options[0]?.value ? "" : value })
              }
            />
          </Field>
        ))}
      </div>
      <ListRows list={list} Row={Row} />
    </div>
  );
}

type ListRowsProps<Item> = Pick<SupervisedListProps<Item>, "list" | "Row"> & {
  empty?: ReactNode;
  className?: string;
  rowClassName?: string;
};

/** The rows of a list, its outline while it comes, or why it does not. */
export function ListRows<Item extends { id: string }>({
  list: query,
  Row,
  empty = (
    <EmptyState
      heading="h2"
      icon={<SearchX />}
      title="Nothing was found"
      text="Try fewer words, or other filters."
    />
  ),
  className = "divide-y divide-line rounded-lg border border-line bg-surface",
  rowClassName = "flex flex-wrap items-center justify-between gap-3 px-4 py-3 wrap-anywhere",
}: ListRowsProps<Item>) {
  const list = useEndlessList(query);
  const next = useNextRows(list, "The next rows could not be loaded.");
  const rows = rowsOf(list.data);
  if (list.isPending)
    return (
      <Loading>
        <Skeleton card className="h-96 w-full" />
      </Loading>
    );
  if (list.isLoadingError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(list.error, "The list could not be loaded.")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows.length === 0) return empty;
  return (
    <GrowingList className={className} moreLabel="Show more" next={next}>
      {rows.map((item) => (
        <li key={item.id} className={rowClassName}>
          <Row item={item} />
        </li>
      ))}
    </GrowingList>
  );
}
