import { useSyncExternalStore } from "react";

const storageKey = "saved-jobs";
/** Old marks fall off the end: a browser's storage is not a place to hoard. */
const mostSaved = 500;
const listeners = new Set<() => void>();

const read = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    // Storage is closed to us, or holds something else: nothing is saved then.
    return [];
  }
};

let savedJobs = read();

/** Saves a job, or forgets it when it was saved. */
export const toggleSavedJob = (id: string): void => {
  savedJobs = savedJobs.includes(id)
    ? savedJobs.filter((saved) => saved !== id)
    : [id, ...savedJobs].slice(0, mostSaved);
  try {
    localStorage.setItem(storageKey, JSON.stringify(savedJobs));
  } catch {
    // The mark lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Ids of the jobs saved in this browser, newest first. */
export const useSavedJobs = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => savedJobs);
