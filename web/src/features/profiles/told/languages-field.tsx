import { languageLevels } from "@rolecall/contract/profiles/profiles.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

type Languages = NonNullable<ProfileFormValues["languages"]>;

const labels = { basic: "Basic", good: "Good", fluent: "Fluent", native: "Native" } as const;
export const levelOptions = languageLevels.map((value) => ({ value, label: labels[value] }));

type LanguagesFieldProps = {
  languages: Languages;
  onChange: (languages: Languages) => void;
};

/** The languages that somebody speaks, each with how well. */
export function LanguagesField({ languages, onChange }: LanguagesFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const change = (place: number, more: Partial<Languages[number]>) =>
    onChange(languages.map((one, at) => (at === place ? { ...one, ...more } : one)));
  const add = () => {
    flushSync(() => onChange([...languages, { name: "", level: "good" }]));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  const remove = (place: number) => {
    flushSync(() => onChange(languages.filter((_, at) => at !== place)));
    adder.current?.focus();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Languages</legend>
      {languages.length > 0 && (
        <ul ref={list} className="flex flex-col gap-2">
          {languages.map(({ name, level }, place) => (
            <li key={place} className="flex flex-wrap items-center gap-2">
              <div className="min-w-0 flex-1 basis-40">
                <TextInput
                  aria-label={`Language ${place + 1}`}
                  value={name}
                  autoComplete="off"
                  onChange={(event) => change(place, { name: event.target.value })}
                />
              </div>
              <Select
                aria-label={`How well: ${name || `language ${place + 1}`}`}
                options={levelOptions}
                value={level}
                onValueChange={(next) => change(place, { level: next })}
                className="w-32"
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${name || `language ${place + 1}`}`}
                onClick={() => remove(place)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button ref={adder} variant="secondary" size="sm" className="self-start" onClick={add}>
        <Plus aria-hidden />
        Add a language
      </Button>
    </fieldset>
  );
}
