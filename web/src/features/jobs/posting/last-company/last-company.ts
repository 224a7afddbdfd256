import { storagePrefixOf } from "#lib/user-storage.ts";

const nameFor = (userId: string) => `${storagePrefixOf(userId)}last-company`;

/** The company that the user posted for last in this browser, or none. */
export const lastCompanyOf = (userId: string): string | null => {
  try {
    return localStorage.getItem(nameFor(userId));
  } catch {
    // Storage is closed to us: nothing was kept.
    return null;
  }
};

/** Keeps it for the next job. */
export const rememberCompany = (userId: string, companyId: string): void => {
  try {
    localStorage.setItem(nameFor(userId), companyId);
  } catch {
    // The next form begins without one.
  }
};
