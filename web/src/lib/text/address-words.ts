/** Words in an address; none and an empty text are the same. */
export const addressWords = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** A choice in an address; a value that is none of them means nothing. */
export const addressChoice = <const T extends string>(
  value: unknown,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === value);

/** The number of a page of a list, from 1. */
export const addressPage = (value: unknown): number | undefined =>
  /^[1-9]\d{0,5}$/.test(String(value)) ? Number(value) : undefined;

/** The id of a row, a UUID. */
export const addressId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    ? value
    : undefined;
