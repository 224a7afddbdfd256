import { useQueries, useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { companiesQuery, companyQuery } from "#features/companies/companies.api.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/chips.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const mostListed = 5;

type ExceptedCompaniesProps = {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** The companies that never find the user, and a search for further ones. */
export function ExceptedCompanies({ ids, onChange }: ExceptedCompaniesProps) {
  const named = useQueries({ queries: ids.map((id) => companyQuery(id)) });
  const [query, setQuery] = useState("");
  const { text, type, clear } = useDebouncedText(query, setQuery);
  const found = useQuery({
    ...companiesQuery({ query, limit: mostListed }),
    enabled: query.trim() !== "",
  });
  const companies = found.data?.items.filter(({ id }) => !ids.includes(id)) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Never these companies"
        hint="Nobody who belongs to one of them finds you, such as the company you work for."
      >
        <TextInput
          type="search"
          icon={<Search />}
          placeholder="Name of a company"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      {query.trim() !== "" && (
        <div aria-live="polite">
          {found.isSuccess && companies.length === 0 && (
            <p className="text-ink-muted">No further company has this name.</p>
          )}
          <ul aria-label="Companies found" className="flex flex-wrap gap-2">
            {companies.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <Button
                  variant="secondary"
                  size="sm"
                  className="max-w-full"
                  aria-label={`Leave out ${name}`}
                  onClick={() => {
                    onChange([...ids, id]);
                    clear();
                    setQuery("");
                  }}
                >
                  <bdi className="truncate">{name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Chips
        label="Companies that never find you"
        chips={ids.map((value, index) => ({
          value,
          label: named[index]?.data?.name ?? "A company",
        }))}
        onRemove={(removed) => onChange(ids.filter((id) => id !== removed))}
      />
    </div>
  );
}
