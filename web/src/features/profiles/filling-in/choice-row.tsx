import { levelOptions } from "#features/profiles/told/languages-field.tsx";
import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import type { Choice } from "./choices.ts";

type ChoiceRowProps = {
  choice: Choice;
  /** What it is called: 'Location', 'Skill 3'. */
  label: string;
  onChange: (more: Partial<Choice>) => void;
};

/** Something that was read: whether to take it over, its text to correct, and the line that says it. */
export function ChoiceRow({ choice, label, onChange }: ChoiceRowProps) {
  const { text, level, unsure, page, line, before, isTaken } = choice;
  const quotes = page !== null && line !== "" && line !== text;
  const input = {
    "aria-label": label,
    value: text,
    autoComplete: "off",
    // Who corrects something wants it.
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ text: target.value, isTaken: true }),
  };
  return (
    <li className="flex gap-3 py-2.5">
      <div className="pt-2.5">
        <Checkbox
          aria-label={`Take over: ${label}`}
          checked={isTaken}
          onCheckedChange={(next) => onChange({ isTaken: next })}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-48">
            {choice.field === "summary" ? (
              <Textarea rows={4} {...input} />
            ) : (
              <TextInput {...input} />
            )}
          </div>
          {level !== undefined && (
            <Select
              aria-label={`How well: ${text}`}
              options={levelOptions}
              value={level}
              onValueChange={(next) => onChange({ level: next, isTaken: true })}
              className="w-32"
            />
          )}
        </div>
        {(unsure || quotes || before !== "") && (
          <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs text-ink-subtle">
            {unsure && <Badge tone="amber">please check</Badge>}
            {quotes && (
              <p className="line-clamp-2 min-w-0 wrap-anywhere">
                Page {page}: <q dir="auto">{line}</q>
              </p>
            )}
            {before !== "" && (
              <p className="line-clamp-2 w-full wrap-anywhere">
                Your profile says <q dir="auto">{before}</q>
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
