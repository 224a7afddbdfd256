import { useState } from "react";
import { storagePrefixOf } from "#lib/user-storage.ts";
import { type SetUpStep, setUpSteps } from "./set-up-steps.ts";

const read = (name: string): SetUpStep[] => {
  try {
    const kept = (localStorage.getItem(name) ?? "").split(" ");
    return setUpSteps.filter((step) => kept.includes(step));
  } catch {
    // Storage is disabled: every step is offered.
    return [];
  }
};

/** The steps that a user left out, in this browser, and how to leave one. */
export const useLeftSteps = (userId: string) => {
  const name = `${storagePrefixOf(userId)}set-up`;
  const [left, setLeft] = useState(() => read(name));
  const leave = (step: SetUpStep) => {
    const all = [...left, step];
    setLeft(all);
    try {
      localStorage.setItem(name, all.join(" "));
    } catch {
      // It is offered again after a reload.
    }
  };
  return { left, leave };
};
