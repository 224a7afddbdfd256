import pg from "pg";

/** The driver's own error below whatever wrapped it, or null. */
export const databaseErrorOf = (error: unknown): pg.DatabaseError | null => {
  let current = error;
  while (current instanceof Error) {
    if (current instanceof pg.DatabaseError) return current;
    current = current.cause;
  }
  return null;
};

/** Whether the error is a violation of the named constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  databaseErrorOf(error)?.constraint === constraint;
