import { useLayoutEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const storedAs = "registration";
const secret = ["password", "confirmPassword"];

const read = (): object | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    // Storage is disabled, or its content is not ours: there is no draft.
    return null;
  }
};

const save = (values: FieldValues): void => {
  const shown = Object.entries(values).filter(([name]) => !secret.includes(name));
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(shown)));
  } catch {
    // Storage is full or disabled: the text stays on the screen only.
  }
};

/** Whether this tab has an unfinished registration. */
export const hasRegistrationDraft = (): boolean => read() !== null;

/** Forgets what was typed, as when it was sent. */
export const forgetRegistration = (): void => {
  try {
    sessionStorage.removeItem(storedAs);
  } catch {
    // Storage is disabled: nothing was kept.
  }
};

/**
 * Keeps a half-written registration through a reload, in this tab alone and without the password:
 * there is no user yet for whom the device could keep it, as it does with other drafts.
 */
export const useRegistrationDraft = <Values extends FieldValues>({
  reset,
  getValues,
  subscribe,
}: UseFormReturn<Values, unknown, FieldValues | undefined>): void => {
  // Restored before the form is drawn, so that nothing typed is overwritten.
  useState(() => {
    const kept = read();
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  });
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) =>
          isDirty === false ? forgetRegistration() : save(values),
      }),
    [subscribe],
  );
};
