import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import {
  adoptedFields,
  type ChangedField,
  conflictingFields,
  type Fields,
  FormValues,
  same,
  touchedFields,
} from "./draft-fields.ts";
import { type DraftPlace, forgetDraft, readDraft, saveDraft } from "./draft-store.ts";

/** The stored values that changed elsewhere after the form was opened. */
export interface ElsewhereChanges {
  fields: ChangedField[];
  /** The number of saves that were refused because of it. */
  refusals: number;
}

/** Opens a form with its draft: the values, and the fields that the user touched. */
const openDraft = (place: DraftPlace, stored: Fields) => {
  const kept = readDraft(place);
  const typed = Object.entries(kept).map(([name, { is }]) => [name, is] as const);
  const known = typed.filter(([name]) => name in stored);
  const values: Fields = { ...stored, ...Object.fromEntries(known) };
  return { values, touched: touchedFields(values, stored, kept) };
};

/**
 * Keeps what was typed into a form, for its user and on this device, until it is sent or two weeks
 * have passed: the fields that were touched, and no others. Tells what changed elsewhere meanwhile.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, FieldValues | undefined>,
  place: DraftPlace,
) => {
  const { getValues, reset, resetDefaultValues, subscribe } = form;
  const [draft] = useState(() => {
    const stored: Fields = getValues();
    const { values, touched } = openDraft(place, stored);
    // Before the form is there, so that nobody types into it and is overwritten.
    if (Object.keys(touched).length > 0) reset(values as Values, { keepDefaultValues: true });
    return new FormValues(touched, stored);
  });
  const [isKept, setKept] = useState(true);
  const [meanwhile, setMeanwhile] = useState((): ElsewhereChanges | null => {
    const fields = conflictingFields(draft.touched, draft.stored);
    return fields.length === 0 ? null : { fields, refusals: 0 };
  });

  const keep = () => {
    const nothing = Object.keys(draft.touched).length === 0;
    if (nothing) forgetDraft(place);
    setKept(nothing || saveDraft(place, draft.touched));
    const open = conflictingFields(draft.touched, draft.stored).map(({ name }) => name);
    const isOpen = ({ name, isTouched }: ChangedField) => !isTouched || open.includes(name);
    // Typing the stored value resolves the conflict as well.
    setMeanwhile((now) =>
      now === null || nothing ? null : { ...now, fields: now.fields.filter(isOpen) },
    );
  };
  const note = (values: Fields, stored: Fields) => {
    // Opening a form without editing it does not extend its draft's life.
    if (draft.note(values, stored)) keep();
  };
  const noteTyped = useEffectEvent(note);
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues = {} }) => noteTyped(values, defaultValues),
      }),
    [subscribe],
  );
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });

  return {
    /** Whether the draft could be stored. */
    isKept,
    meanwhile,
    forget: () => forgetDraft(place),
    /** Takes over the values that are stored now, after a refused save; typed values stay. */
    takeIn: (stored: { [Name in keyof Values]: Values[Name] | undefined }) => {
      const now = stored as Values;
      const adopted = adoptedFields(draft.touched, draft.stored, now);
      resetDefaultValues(now);
      for (const { name } of adopted) set(name, now[name]);
      note(getValues(), now);
      setMeanwhile((before) => ({
        fields: [...conflictingFields(draft.touched, now), ...adopted],
        refusals: (before?.refusals ?? 0) + 1,
      }));
    },
    /** The sent values are stored; values typed meanwhile stay and are unsaved. */
    saved: (now: Values, sent: Values) => {
      const values = getValues();
      resetDefaultValues(now);
      for (const name of Object.keys(now)) if (same(values[name], sent[name])) set(name, now[name]);
      draft.begin();
      note(getValues(), now);
      setMeanwhile(null);
    },
    keepMine: (name: string) => {
      draft.choose(name);
      keep();
    },
    takeTheirs: (name: string) => set(name, draft.stored[name]),
  };
};

/** The part of a draft that a form shows. */
export type FormDraft = Pick<
  ReturnType<typeof useDraft>,
  "isKept" | "meanwhile" | "keepMine" | "takeTheirs"
>;

/** A text that is kept in the same way, where it is not part of a form's values yet. */
export const useDraftText = (place: DraftPlace): [string, (text: string) => void] => {
  const [text, setText] = useState(() => {
    const typed = readDraft(place)["text"]?.is;
    return typeof typed === "string" ? typed : "";
  });
  const keep = (next: string) => {
    setText(next);
    if (next === "") forgetDraft(place);
    else saveDraft(place, { text: { is: next } });
  };
  return [text, keep];
};
