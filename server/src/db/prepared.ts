import type { Db } from "./db.ts";

/**
 * A statement that many requests run: it is written once for each handle, not
 * for each request, and PostgreSQL parses and plans it once for each connection.
 * Its values stand in it as `sql.placeholder("name")`; it ends in `.prepare(name)`.
 * Of variants there are few, since connections keep each, and each has a name,
 * which `write` is told.
 */
export const prepared = <Statement, Variant = void>(
  write: (db: Db, variant: Variant, name: string) => Statement,
  nameOf: (variant: Variant) => string = String,
): ((db: Db, variant: Variant) => Statement) => {
  const written = new WeakMap<Db, Map<string, Statement>>();
  return (db, variant) => {
    const name = nameOf(variant);
    const variants = written.get(db) ?? new Map<string, Statement>();
    written.set(db, variants);
    const statement = variants.get(name) ?? write(db, variant, name);
    variants.set(name, statement);
    return statement;
  };
};
