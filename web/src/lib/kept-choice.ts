import { storagePrefixOf } from "./user-storage.ts";

const nameFor = (userId: string, what: string) => `${storagePrefixOf(userId)}${what}`;

/** How somebody chose to see something in this browser, such as the height of rows; null until they do. */
export const keptChoice = (userId: string, what: string): string | null => {
  try {
    return localStorage.getItem(nameFor(userId, what));
  } catch {
    // Storage is closed to us: nothing was kept.
    return null;
  }
};

/** Keeps it until they sign out; null forgets it. */
export const keepChoice = (userId: string, what: string, choice: string | null): void => {
  try {
    if (choice === null) localStorage.removeItem(nameFor(userId, what));
    else localStorage.setItem(nameFor(userId, what), choice);
  } catch {
    // The next screen is as it was at first again.
  }
};
