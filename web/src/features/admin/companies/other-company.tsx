import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { foundCompaniesQuery } from "#features/admin/admin.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { CompanyBadges } from "./company-badges.tsx";
import { sizeText } from "./company-size.ts";

type OtherCompanyProps = {
  /** The company that is not offered. */
  than: string;
  chosen: SupervisedCompany | undefined;
  onChoose: (company: SupervisedCompany) => void;
};

/** Finds a company by its name or website, and tells those of the same name apart. */
export function OtherCompany({ than, chosen, onChoose }: OtherCompanyProps) {
  const [words, setWords] = useState("");
  const { text, type } = useDebouncedText(words, setWords);
  const { data, error, isFetching, refetch } = useQuery({
    ...foundCompaniesQuery(words),
    enabled: words.trim() !== "",
  });
  const found = (data?.items ?? []).filter(({ id }) => id !== than);
  const isListed = !chosen || found.some(({ id }) => id === chosen.id);
  const shown = isListed ? found : [chosen, ...found];
  return (
    <>
      <Field label="The other company" hint="A part of its name or website.">
        <TextInput type="search" value={text} onChange={({ target }) => type(target.value)} />
      </Field>
      {error && (
        <InlineError
          text={sentenceOf(error, "The companies could not be loaded.")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && shown.length === 0 && <p className="text-ink-muted">Nothing was found.</p>}
      {shown.length > 0 && (
        <fieldset className="divide-y divide-line rounded-md border border-line">
          <legend className="sr-only">Companies that were found</legend>
          {shown.map((company) => (
            <label
              key={company.id}
              className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 px-3 py-2.5 wrap-anywhere hover:bg-sunken"
            >
              <input
                type="radio"
                name="other-company"
                className="mt-0.5 size-4 accent-accent"
                checked={company.id === chosen?.id}
                onChange={() => onChoose(company)}
              />
              <bdi className="font-medium">{company.name}</bdi>
              <span className="col-start-2 flex flex-wrap gap-x-2 gap-y-1 text-xs text-ink-subtle">
                {[company.website, company.location, sizeText(company)]
                  .filter(Boolean)
                  .map((fact) => (
                    <bdi key={fact}>{fact}</bdi>
                  ))}
                <CompanyBadges company={company} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
