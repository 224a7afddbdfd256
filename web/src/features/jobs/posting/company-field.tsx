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
import { SearchSelect } from "#ui/form/search-select/search-select.tsx";
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
  const search = useDebouncedText("", (text) => setWords(text.trim()));
  const all = useQuery(companiesQuery());
  const found = useQuery({ ...companiesQuery({ query: words }), enabled: words !== "" });
  const companies = words === "" ? all : found;
  const listed: NamedCompany[] = companies.data?.items ?? [];
  // The form may begin with the company of the last job, which a long directory does not list.
  const chosenId = useWatch({ control, name: "companyId" });
  const isListed = listed.some(({ id }) => id === chosenId);
  const isUnknown = all.isSuccess && Boolean(chosenId) && !isListed && known?.id !== chosenId;
  const chosen = useQuery({ ...companyQuery(chosenId), enabled: isUnknown });
  const unlisted = isUnknown ? chosen.data : known;
  const beside = isListed ? undefined : unlisted;
  const ownFirst = [...listed.filter(isOwn), ...listed.filter((company) => !isOwn(company))];
  // What is searched for comes first.
  const options = (words === "" ? [beside, ...ownFirst] : [...ownFirst, beside]).filter(
    (company) => company !== undefined,
  );
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
              <SearchSelect
                {...field}
                options={options.map((company) =>
                  optionOf(company, { all: options, current: current?.id }),
                )}
                placeholder={companies.isPending ? "Loading..." : "Select company"}
                value={value}
                onValueChange={(chosenOne) => choose(options.find(({ id }) => id === chosenOne))}
                search={{
                  ...search,
                  label: "Search companies",
                  maxLength: textLimits.search,
                  pending: search.text.trim() !== words || companies.isFetching,
                  note: found.isSuccess && found.data.items.length === 0 && (
                    <p
                      role="status"
                      className="border-t border-line px-3 py-2 text-sm text-ink-muted"
                    >
                      No company was found for these words.
                    </p>
                  ),
                }}
              />
              <AddCompanyDialog open={adding} onOpenChange={setAdding} onAdded={choose} />
            </Field>
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
