import { mostSavedJobs } from "@rolecall/contract/jobs.ts";
import { useSyncExternalStore } from "react";

const storageKey = "saved-jobs";
const listeners = new Set<() => void>();

const read = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === "string").slice(0, mostSavedJobs)
      : [];
  } catch {
    // Storage is closed to us, or holds something else: nothing is saved then.
    return [];
  }
};

let savedJobs = read();

const show = (ids: readonly string[]) => {
  savedJobs = ids;
  for (const listener of listeners) listener();
};

// Other windows of this browser save jobs, too.
addEventListener("storage", ({ key }) => {
  if (key === storageKey) show(read());
});

const keep = (ids: readonly string[]) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // The marks last as long as the page.
  }
  show(ids);
};

/** Saves a job, or forgets it when it was saved. The oldest fall off the end of a full list. */
export const toggleSavedJob = (id: string): void =>
  keep(
    savedJobs.includes(id)
      ? savedJobs.filter((saved) => saved !== id)
      : [id, ...savedJobs].slice(0, mostSavedJobs),
  );

/** Takes these jobs off the list. */
export const forgetSavedJobs = (ids: readonly string[]): void =>
  keep(savedJobs.filter((saved) => !ids.includes(saved)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Ids of the jobs saved in this browser, newest first. */
export const useSavedJobs = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => savedJobs);
