import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { type LetterChoice, noLetter, ownLetter } from "./use-letter-choice.ts";

type LetterChoiceProps = {
  choice: LetterChoice;
  status: ApplicationStatus | "";
  isTried: boolean;
  /** An applicant for whom it is previewed. */
  example: { applicationId: string; name: string } | undefined;
};

/** Chooses a letter, and for a rejection a reason. */
export function LetterChoiceFields({ choice, status, isTried, example }: LetterChoiceProps) {
  const { templates, reasons, reason } = choice;
  const letters = [
    { value: noLetter, label: "No email" },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
    { value: ownLetter, label: "Write an email" },
  ];
  const none = { value: noLetter, label: "No reason" };
  return (
    <>
      {status === "rejected" && reasons.length > 0 && (
        <>
          <Field label="Reason" hint="For your team. The candidate never reads it.">
            <Select
              options={[none, ...reasons.map(({ id, label }) => ({ value: id, label }))]}
              value={reason?.id ?? noLetter}
              onValueChange={(id) => choice.chooseReason(id === noLetter ? "" : id)}
            />
          </Field>
          {reason?.sentence && (
            <Checkbox
              checked={choice.shows}
              onCheckedChange={choice.show}
              label={`Tell the candidate: “${reason.sentence}”`}
            />
          )}
        </>
      )}
      <Field label="Email">
        <Select options={letters} value={choice.choice} onValueChange={choice.choose} />
      </Field>
      {choice.choice === ownLetter && (
        <LetterFields letter={choice.written} isTried={isTried} onChange={choice.write} />
      )}
      {choice.hasLetter && example && (
        <LetterPreview
          applicationId={example.applicationId}
          of={example.name}
          letter={choice.keys}
          ready={choice.isWhole}
        />
      )}
    </>
  );
}
