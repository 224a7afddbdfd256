import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "./db.ts";

/** The parameters of a statement, each as `ofType<itsType>`. */
type Declared = Record<string, (value: never) => unknown>;

type Placeholders<Parameters extends Declared> = {
  [Name in keyof Parameters & string]: Placeholder<Name>;
};

/** The names of parameters that may be left out: those whose type has `undefined`. */
type Optional<Parameters extends Declared> = {
  [Name in keyof Parameters]: undefined extends ReturnType<Parameters[Name]> ? Name : never;
}[keyof Parameters];

type ValuesOf<Parameters extends Declared> = {
  [Name in Exclude<keyof Parameters, Optional<Parameters>>]: ReturnType<Parameters[Name]>;
} & { [Name in Optional<Parameters>]?: ReturnType<Parameters[Name]> };

/** Exactly these keys: missing and extra ones do not compile. */
type Exactly<Values, Given extends Values> = Given &
  Record<Exclude<keyof Given, keyof Values>, never>;

interface Preparable<Rows> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Rows> };
}

/** Declares a parameter by its type: `{ id: ofType<string> }`. It is never called. */
export const ofType = <Type>(value: Type): Type => value;

/** Declares a parameter of the same name for each of these columns, with the types of `Values`. */
export const ofEach = <Values>(columns: Record<keyof Values, unknown>) =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, ofType])) as {
    [Name in keyof Values]-?: () => Values[Name];
  };

const placeholdersOf = <Parameters extends Declared>(parameters: Parameters) =>
  Object.fromEntries(
    Object.keys(parameters).map((name) => [name, sql.placeholder(name)]),
  ) as Placeholders<Parameters>;

/**
 * A statement that many requests run: it is written once for each handle, not for each request, and
 * PostgreSQL parses and plans it once for each connection. It is called with a value for each of its
 * parameters; whatever is left out, or one too many, does not compile. An optional one that is left out is
 * NULL. Of variants there are few, since connections keep each, and each has a name.
 */
export const prepared = <Parameters extends Declared, Rows, Variant = void>(
  name: string | ((variant: Variant) => string),
  parameters: Parameters,
  write: (db: Db, placeholders: Placeholders<Parameters>, variant: Variant) => Preparable<Rows>,
) => {
  type Values = ValuesOf<Parameters>;
  const nameOf = typeof name === "string" ? () => name : name;
  const absent = Object.fromEntries(Object.keys(parameters).map((parameter) => [parameter, null]));
  const written = new WeakMap<Db, Map<string, ReturnType<Preparable<Rows>["prepare"]>>>();
  return <Given extends Values>(
    db: Db,
    values: Exactly<Values, Given>,
    variant: Variant,
  ): Promise<Rows> => {
    const ownName = nameOf(variant);
    const variants = written.get(db) ?? new Map<string, ReturnType<Preparable<Rows>["prepare"]>>();
    written.set(db, variants);
    const statement =
      variants.get(ownName) ?? write(db, placeholdersOf(parameters), variant).prepare(ownName);
    variants.set(ownName, statement);
    return statement.execute({ ...absent, ...values });
  };
};
