import { EditConflict } from "#ui/edit-conflict.tsx";
import type { FormDraft } from "./draft.ts";

/** The labels of a form's fields, and how to write stored values that are no text. */
export type FieldNames = Record<string, { label: string; write?: (value: unknown) => string }>;

const quoted = (value: unknown): string => {
  const texts = [value].flat().filter((text) => typeof text === "string" && text.trim() !== "");
  return texts.length === 0 ? "nothing" : `“${texts.join(", ")}”`;
};

/** Tells in a form what was changed elsewhere since somebody began to fill it in. */
export function DraftChanges({ draft, names }: { draft: FormDraft; names: FieldNames }) {
  const { meanwhile, takeTheirs, keepMine } = draft;
  if (!meanwhile) return null;
  return (
    <EditConflict
      changes={meanwhile.fields.map(({ name, isTouched, now }) => ({
        name,
        label: names[name]?.label ?? name,
        now: (names[name]?.write ?? quoted)(now),
        isTouched,
      }))}
      refusals={meanwhile.refusals}
      onUseTheirs={takeTheirs}
      onKeepMine={keepMine}
    />
  );
}
