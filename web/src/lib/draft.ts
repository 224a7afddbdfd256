import { useLayoutEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const prefix = "draft:";

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "null");
  } catch {
    // Storage is closed to us, or holds something else: there is no draft then.
    return null;
  }
};

const forget = (key: string): void => {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Closed: nothing was kept.
  }
};

const save = (key: string, values: unknown): void => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    // Full or closed: what was typed is on the screen still.
  }
};

/**
 * Keeps what was typed into a form through an accidental close, a reload or an
 * expired session, in this tab. Answers how to forget it, once it was sent.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, FieldValues | undefined>,
  key: string,
): (() => void) => {
  const { reset, getValues, subscribe } = form;
  // Before the form is there, so that nobody types into it and is overwritten.
  useState(() => {
    const kept = read(key);
    if (typeof kept === "object" && kept !== null)
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  });
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty === false) forget(key);
          else save(key, values);
        },
      }),
    [key, subscribe],
  );
  return () => forget(key);
};

/** A text that is kept in the same way, where it is not part of a form's values yet. */
export const useKeptText = (key: string): [string, (text: string) => void] => {
  const [text, setText] = useState(() => {
    const kept = read(key);
    return typeof kept === "string" ? kept : "";
  });
  const keep = (next: string) => {
    setText(next);
    if (next === "") forget(key);
    else save(key, next);
  };
  return [text, keep];
};

/** Forgets every draft, as at signing out. */
export const clearDrafts = (): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Closed: nothing was kept.
  }
};
