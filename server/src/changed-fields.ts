import { isDeepStrictEqual } from "node:util";

/** The wanted values that differ from the row's. */
export const changedFields = <Row extends object, Wanted extends Partial<Row>>(
  row: Row,
  wanted: Wanted,
): Partial<Wanted> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, row[key as keyof Row]),
    ),
  ) as Partial<Wanted>;
