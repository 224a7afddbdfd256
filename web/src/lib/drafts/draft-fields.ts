/** What stands in the fields of a form, by name. */
export type Fields = Record<string, unknown>;

/** What somebody put into a field, and what stood there before. */
interface Touched {
  is: unknown;
  was?: unknown;
}

/** Fields that somebody touched, by name. */
export type TouchedFields = Record<string, Touched>;

/** A field that was changed elsewhere since somebody began to fill in the form. */
export interface ChangedField {
  name: string;
  /** Somebody put something else there, and has to choose; else the form shows what is there now. */
  isTouched: boolean;
  /** What is stored in it now. */
  now: unknown;
}

/** Compared as JSON, which is how values are kept and sent. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ from what is stored. Of those that were touched before, what stood there
 * first is remembered until somebody has chosen.
 */
export const touchedFields = (
  values: Fields,
  stored: Fields,
  before: TouchedFields,
): TouchedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, is]) => !same(is, stored[name]))
      .map(([name, is]) => [name, { is, was: (before[name] ?? { was: stored[name] }).was }]),
  );

/** Those of the touched fields where something else is stored now than when they were touched. */
export const contestedFields = (touched: TouchedFields, stored: Fields): ChangedField[] =>
  Object.entries(touched)
    .filter(([name, { was }]) => !same(was, stored[name]))
    .map(([name]) => ({ name, isTouched: true, now: stored[name] }));

/** Those that nobody touched, where something else is stored now than was known. */
export const adoptedFields = (touched: TouchedFields, known: Fields, stored: Fields) =>
  Object.keys(stored)
    .filter((name) => !(name in touched) && !same(known[name], stored[name]))
    .map((name): ChangedField => ({ name, isTouched: false, now: stored[name] }));

/** What stands in a form beside what is stored. */
export class FilledIn {
  touched: TouchedFields;
  stored: Fields;

  constructor(touched: TouchedFields, stored: Fields) {
    this.touched = touched;
    this.stored = stored;
  }

  /** Says whether anything is new. */
  note(values: Fields, stored: Fields): boolean {
    const touched = touchedFields(values, stored, this.touched);
    const isNew = !same([touched, stored], [this.touched, this.stored]);
    this.touched = touched;
    this.stored = stored;
    return isNew;
  }

  /** What is typed from now on was not there before. */
  begin(): void {
    this.touched = {};
  }

  /** What somebody put there stays, whatever is stored now. */
  choose(name: string): void {
    const { is } = this.touched[name] ?? { is: undefined };
    this.touched = { ...this.touched, [name]: { is, was: this.stored[name] } };
  }
}
