import { lazy } from "react";
import { Select, type SelectProps } from "#ui/form/select.tsx";
import type { ListSearch } from "./searchable-list.tsx";

const load = () => import("./searchable-list.tsx");
const SearchableList = lazy(async () => ({ default: (await load()).SearchableList }));

/** Picks one of more than a list shows: the list begins with a box in which one searches for others. */
export function SearchSelect({
  search,
  ...select
}: Omit<SelectProps<string>, "list"> & { search: ListSearch }) {
  return (
    <Select
      {...select}
      list={{ load, render: (list) => <SearchableList {...list} search={search} /> }}
    />
  );
}
