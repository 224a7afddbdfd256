/** The values of a form's fields, by name. */
export type Fields = Record<string, unknown>;

/** A value that the user typed into a field, and the stored value that it replaced. */
interface Touched {
  is: unknown;
  was?: unknown;
}

/** Fields that somebody touched, by name. */
export type TouchedFields = Record<string, Touched>;

/** A field that was changed elsewhere since somebody began to fill in the form. */
export interface ChangedField {
  name: string;
  /** The user typed another value and has to choose; otherwise the form shows the stored one. */
  isTouched: boolean;
  /** The value that is stored now. */
  now: unknown;
}

/** Compared as JSON, which is how values are kept and sent. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ from the stored values. A field that was touched before keeps the stored
 * value from when it was first touched, until the user has chosen.
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

/** The touched fields whose stored value has changed since they were touched. */
export const conflictingFields = (touched: TouchedFields, stored: Fields): ChangedField[] =>
  Object.entries(touched)
    .filter(([name, { was }]) => !same(was, stored[name]))
    .map(([name]) => ({ name, isTouched: true, now: stored[name] }));

/** The untouched fields whose stored value has changed. */
export const adoptedFields = (touched: TouchedFields, known: Fields, stored: Fields) =>
  Object.keys(stored)
    .filter((name) => !(name in touched) && !same(known[name], stored[name]))
    .map((name): ChangedField => ({ name, isTouched: false, now: stored[name] }));

/** The values of a form, compared with the stored ones. */
export class FormValues {
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

  /** Forgets which fields were touched. */
  begin(): void {
    this.touched = {};
  }

  /** Chooses the user's value of a field over the one that is stored now. */
  choose(name: string): void {
    const { is } = this.touched[name] ?? { is: undefined };
    this.touched = { ...this.touched, [name]: { is, was: this.stored[name] } };
  }
}
