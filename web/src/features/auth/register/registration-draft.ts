import { useLayoutEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const storedAs = "registration";
const secret = ["password", "confirmPassword"];

const read = (): object | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    // Storage is closed to us, or holds something else: there is no draft then.
    return null;
  }
};

const save = (values: FieldValues): void => {
  const shown = Object.entries(values).filter(([name]) => !secret.includes(name));
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(shown)));
  } catch {
    // Full or closed: what was typed is on the screen still.
  }
};

/** Whether somebody began to register in this tab, and has not done it yet. */
export const isHalfWritten = (): boolean => read() !== null;

/** Forgets what was typed, as when it was sent. */
export const forgetRegistration = (): void => {
  try {
    sessionStorage.removeItem(storedAs);
  } catch {
    // Closed: nothing was kept.
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
  // Before the form is there, so that nobody types into it and is overwritten.
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
