/** Begins the names of all that a user leaves in this browser until they sign out, such as drafts. */
export const storagePrefixOf = (userId: string) => `kept:${userId}:`;

/** Forgets all of it. */
export const clearStorageOf = (userId: string): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage))
        if (name.startsWith(storagePrefixOf(userId))) storage.removeItem(name);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
};
