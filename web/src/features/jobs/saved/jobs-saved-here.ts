import { mostSavedJobs } from "@rolecall/contract/jobs/jobs.ts";
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
    // Storage is disabled, or its content is not ours: nothing is saved.
    return [];
  }
};

let savedJobs: readonly string[] | undefined;
const current = () => (savedJobs ??= read());

const show = (ids: readonly string[]) => {
  savedJobs = ids;
  for (const listener of listeners) listener();
};

const follow = ({ key }: StorageEvent) => {
  if (key === storageKey) show(read());
};

const keep = (ids: readonly string[]) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage, saved jobs last until the page is closed.
  }
  show(ids);
};

/** Toggles a saved job. A full list drops its oldest entries. */
export const toggleJobSavedHere = (id: string): void =>
  keep(
    current().includes(id)
      ? current().filter((saved) => saved !== id)
      : [id, ...current()].slice(0, mostSavedJobs),
  );

/** Takes these jobs off the list. */
export const forgetJobsSavedHere = (ids: readonly string[]): void =>
  keep(current().filter((saved) => !ids.includes(saved)));

const subscribe = (listener: () => void) => {
  // Updates when another window changes the list.
  addEventListener("storage", follow);
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly string[] = [];

/** Ids of the jobs that visitors saved in this browser, newest first. */
export const useJobsSavedHere = (): readonly string[] =>
  useSyncExternalStore(subscribe, current, () => none);
