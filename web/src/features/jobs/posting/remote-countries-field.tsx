import { mostRemoteCountries, unknownCountryText } from "@rolecall/contract/jobs/job.ts";
import { countryName } from "@rolecall/contract/values/countries.ts";
import { useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Chips } from "#ui/chips.tsx";
import { Field } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/suggest/suggest-input.tsx";
import { countryOf } from "./country-of.ts";
import type { JobControl } from "./job-fields.tsx";

const countries = async () => (await import("./country-suggestions.tsx")).CountrySuggestions;

type RemoteCountriesFieldProps = { control: JobControl; error: string | undefined };

/** The countries of a remote job; not shown for other jobs. */
export function RemoteCountriesField({ control, error }: RemoteCountriesFieldProps) {
  const type = useWatch({ control, name: "type" });
  const input = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState(false);
  if (type !== "remote") return null;
  return (
    <Controller
      control={control}
      name="remoteCountries"
      render={({ field: { value, onChange, onBlur } }) => {
        const chosen = value ?? [];
        /** An unknown country stays in the box with an error. */
        const take = (text: string) => {
          const code = countryOf(text);
          setUnknown(text.trim() !== "" && code === undefined);
          if (code === undefined) return;
          if (!chosen.includes(code) && chosen.length < mostRemoteCountries)
            onChange([...chosen, code]);
          if (input.current) input.current.value = "";
        };
        return (
          <div className="flex flex-col gap-2.5">
            <Field
              label="Remote in"
              hint="Optional. The countries in which candidates may be."
              error={unknown ? unknownCountryText : error}
            >
              <SuggestInput
                ref={input}
                suggestions={countries}
                placeholder="Germany"
                onTake={take}
                onBlur={({ currentTarget }) => {
                  take(currentTarget.value);
                  onBlur();
                }}
                onKeyDown={(event) => {
                  // Enter adds the country and does not submit the form; an open suggestion has
                  // taken Enter already.
                  if (event.key !== "Enter" || event.isDefaultPrevented()) return;
                  event.preventDefault();
                  take(event.currentTarget.value);
                }}
              />
            </Field>
            <Chips
              label="Chosen countries"
              chips={chosen.map((code) => ({ value: code, label: countryName(code) }))}
              onRemove={(code) => {
                onChange(chosen.filter((one) => one !== code));
                input.current?.focus();
              }}
            />
          </div>
        );
      }}
    />
  );
}
