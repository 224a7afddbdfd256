import { tagMaximum } from "@rolecall/contract/hiring/notes.ts";
import { everything } from "@rolecall/contract/page.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import { statusFilterOptions } from "#features/applications/status-options.ts";
import { OrderSelect } from "#features/applications/views/order-select.tsx";
import { isFiltered } from "#features/applications/views/view-filter.ts";
import type { ViewSearch } from "#features/applications/views/view-search.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { FilterToggle } from "#ui/list/filter-toggle.tsx";

type BoardFilterBarProps = {
  search: ViewSearch;
  onChange: (changes: ViewSearch) => void;
  onClear: () => void;
};

const textOf = (text: string) => (text === "" ? undefined : text);

/** The filters of a board; each takes effect at once. On phones all but the search fold away. */
export function BoardFilterBar({ search, onChange, onClear }: BoardFilterBarProps) {
  const words = useDebouncedText(search.search ?? "", (text) => onChange({ search: textOf(text) }));
  const tag = useDebouncedText(search.tag ?? "", (text) => onChange({ tag: textOf(text) }));
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = unfolded ? undefined : "max-sm:hidden";
  return (
    <search
      aria-label="Filters"
      id={panelId}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2"
    >
      <Field label="Search Candidates" hideLabel className="min-w-0 flex-1 sm:w-60 sm:flex-none">
        <TextInput
          type="search"
          icon={<Search />}
          maxLength={textLimits.search}
          placeholder="Name or email..."
          value={words.text}
          onChange={({ currentTarget: { value } }) => words.type(value)}
        />
      </Field>
      <FilterToggle
        count={
          Object.values({ ...search, search: undefined, sort: undefined }).filter((set) => set)
            .length
        }
        unfolded={unfolded}
        onToggle={() => setUnfolded(!unfolded)}
        panelId={panelId}
        className="sm:hidden"
      />
      <Field label="Tag" hideLabel className={cn("max-sm:min-w-0 max-sm:flex-1 sm:w-32", foldable)}>
        <TextInput
          type="search"
          maxLength={tagMaximum}
          placeholder="Tag"
          value={tag.text}
          onChange={({ currentTarget: { value } }) => tag.type(value)}
        />
      </Field>
      <Field label="Status" hideLabel className={cn("w-44", foldable)}>
        <Select
          options={statusFilterOptions}
          value={search.status ?? everything}
          onValueChange={(status) =>
            onChange({ status: status === everything ? undefined : status })
          }
        />
      </Field>
      <OrderSelect
        order={search.sort}
        onChange={(sort) => onChange({ sort })}
        className={cn("w-44", foldable)}
      />
      <Checkbox
        label="Starred by me"
        className={foldable}
        checked={search.starred ?? false}
        onCheckedChange={(on) => onChange({ starred: on || undefined })}
      />
      <Checkbox
        label="Ruled out"
        className={foldable}
        checked={search.ruledOut ?? false}
        onCheckedChange={(on) => onChange({ ruledOut: on || undefined })}
      />
      {isFiltered(search) && (
        <Button
          variant="link"
          className={foldable}
          onClick={() => {
            words.clear();
            tag.clear();
            onClear();
          }}
        >
          Clear Filters
        </Button>
      )}
    </search>
  );
}
