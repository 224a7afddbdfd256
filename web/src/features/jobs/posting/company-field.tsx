import type { CompanyCan } from "@rolecall/contract/companies/company.schemas.ts";
import { membersOnlyText } from "@rolecall/contract/jobs/jobs.ts";
import { roleRefusedText } from "@rolecall/contract/teams/member-role.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { AddCompanyDialog } from "#features/companies/add-company-dialog.tsx";
import { companiesQuery, companyQuery } from "#features/companies/companies.api.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import type { JobControl } from "./job-fields.tsx";

interface NamedCompany {
  id: string;
  name: string;
  industry?: string | null;
  location?: string | null;
  /** Unknown of the company that the job has already. */
  can?: CompanyCan;
}

type CompanyFieldProps = {
  control: JobControl;
  error: string | undefined;
  /** The company that the job has already. */
  current: NamedCompany | undefined;
};

/** The company of the job, and a way to add a missing one. */
export function CompanyField({ control, error, current }: CompanyFieldProps) {
  const [words, setWords] = useState("");
  const [known, setKnown] = useState(current);
  const [adding, setAdding] = useState(false);
  const all = useQuery(companiesQuery());
  const found = useQuery({ ...companiesQuery({ query: words }), enabled: words !== "" });
  const companies = words === "" ? all : found;
  const listed: NamedCompany[] = companies.data?.items ?? [];
  const isListed = known === undefined || listed.some(({ id }) => id === known.id);
  const listedOrKnown = isListed ? listed : [known, ...listed];
  // The form may begin with the company of the last job, which a long directory does not list.
  const chosenId = useWatch({ control, name: "companyId" });
  const isMissing =
    all.isSuccess && Boolean(chosenId) && !listedOrKnown.some(({ id }) => id === chosenId);
  const chosen = useQuery({ ...companyQuery(chosenId), enabled: isMissing });
  const shown: NamedCompany[] =
    isMissing && chosen.data ? [chosen.data, ...listedOrKnown] : listedOrKnown;
  const options = [...shown.filter(isOwn), ...shown.filter((company) => !isOwn(company))];
  return (
    <Controller
      control={control}
      name="companyId"
      render={({ field: { value, onChange, ...field } }) => {
        const choose = (company: NamedCompany | undefined) => {
          setKnown(company);
          onChange(company?.id);
        };
        return (
          <div className="flex flex-col gap-2">
            <Field
              label="Company"
              required
              error={error}
              aside={
                <Button variant="link" onClick={() => setAdding(true)}>
                  Add a company
                </Button>
              }
            >
              <Select
                {...field}
                options={options.map((company) =>
                  optionOf(company, { all: options, current: current?.id }),
                )}
                placeholder={companies.isPending ? "Loading..." : "Select company"}
                value={value}
                onValueChange={(chosenOne) => choose(options.find(({ id }) => id === chosenOne))}
              />
              <AddCompanyDialog open={adding} onOpenChange={setAdding} onAdded={choose} />
            </Field>
            <CompanySearch onSearch={setWords} />
            {companies.isError && (
              <InlineError
                text="The companies could not be loaded."
                retrying={companies.isFetching}
                onRetry={() => void companies.refetch()}
              />
            )}
          </div>
        );
      }}
    />
  );
}

/** One of the user's own companies, for which they post as a member. */
const isOwn = ({ can }: NamedCompany) => can !== undefined && can.readTeam && can.post;

type Among = { all: NamedCompany[]; current: string | undefined };

/** Of several with one name, each says where it is; one that would refuse cannot be chosen. */
const optionOf = ({ id, name, location, industry, can }: NamedCompany, { all, current }: Among) => {
  const refuses = can !== undefined && !can.post && id !== current;
  const isShared = all.some((other) => other.id !== id && other.name === name);
  const place = isShared ? (location ?? industry) : null;
  const refusal = can?.readTeam ? roleRefusedText : membersOnlyText;
  const detail = refuses ? refusal : place;
  return { value: id, label: name, disabled: refuses, ...(detail && { detail }) };
};

/**
 * Filters the options. Always rendered, since it would shift the form when the companies arrive.
 */
function CompanySearch({ onSearch }: { onSearch: (words: string) => void }) {
  const search = useDebouncedText("", (text) => onSearch(text.trim()));
  return (
    <Field label="Search companies to choose from" hideLabel>
      <TextInput
        type="search"
        maxLength={textLimits.search}
        placeholder="Search companies"
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </Field>
  );
}
