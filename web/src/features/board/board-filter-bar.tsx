import { tagMaximum } from "@rolecall/contract/hiring/notes.ts";
import { everything } from "@rolecall/contract/page.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import Search from "lucide-react/icons/search";
import { statusFilterOptions } from "#features/applications/status-options.ts";
import { isFiltered } from "#features/applications/views/view-filter.ts";
import type { ViewSearch } from "#features/applications/views/view-search.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

type BoardFilterBarProps = {
  search: ViewSearch;
  onChange: (changes: ViewSearch) => void;
  onClear: () => void;
};

const textOf = (text: string) => (text === "" ? undefined : text);

/** The filters of a board; each takes effect at once. */
export function BoardFilterBar({ search, onChange, onClear }: BoardFilterBarProps) {
  const words = useDebouncedText(search.search ?? "", (text) => onChange({ search: textOf(text) }));
  const tag = useDebouncedText(search.tag ?? "", (text) => onChange({ tag: textOf(text) }));
  return (
    <search aria-label="Filters" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Field label="Search Candidates" hideLabel className="w-full sm:w-60">
        <TextInput
          type="search"
          icon={<Search />}
          maxLength={textLimits.search}
          placeholder="Name or email..."
          value={words.text}
          onChange={({ currentTarget: { value } }) => words.type(value)}
        />
      </Field>
      <Field label="Tag" hideLabel className="w-32">
        <TextInput
          type="search"
          maxLength={tagMaximum}
          placeholder="Tag"
          value={tag.text}
          onChange={({ currentTarget: { value } }) => tag.type(value)}
        />
      </Field>
      <Field label="Status" hideLabel className="w-44">
        <Select
          options={statusFilterOptions}
          value={search.status ?? everything}
          onValueChange={(status) =>
            onChange({ status: status === everything ? undefined : status })
          }
        />
      </Field>
      <Checkbox
        label="Starred by me"
        checked={search.starred ?? false}
        onCheckedChange={(on) => onChange({ starred: on || undefined })}
      />
      <Checkbox
        label="Ruled out"
        checked={search.ruledOut ?? false}
        onCheckedChange={(on) => onChange({ ruledOut: on || undefined })}
      />
      {isFiltered(search) && (
        <Button
          variant="link"
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
