import { lazy } from "react";
import { Select, type SelectProps } from "#ui/form/select.tsx";
import type { ListSearch } from "./searchable-list.tsx";

const load = () => import("./searchable-list.tsx");
const SearchableList = lazy(async () => ({ default: (await load()).SearchableList }));

/** So many are looked through as fast as a search is typed. */
export const fewOptions = 12;

type SearchSelectProps = Omit<SelectProps<string>, "list"> & {
  /** False where all there is to choose from are few. */
  search: ListSearch | false;
};

/** Picks one of more than a list shows: the list begins with a box in which one searches for others. */
export function SearchSelect({ search, ...select }: SearchSelectProps) {
  // Keys, so that a list which was open once does not open by itself as the other one.
  if (search === false) return <Select key="plain" {...select} />;
  return (
    <Select
      key="searched"
      {...select}
      list={{ load, render: (list) => <SearchableList {...list} search={search} /> }}
    />
  );
}
