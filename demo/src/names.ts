import * as z from "zod";
import { readData } from "./read-data.ts";

/**
 * First and last names by where they are at home. All of them can be written in
 * Latin-1, which the fonts of every PDF reader know.
 */
const namesByOrigin = readData(
  "names",
  z.array(z.strictObject({ first: z.array(z.string()), last: z.array(z.string()) })),
);

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Every first name once with each last name of its origin. */
export const allNames: readonly PersonName[] = namesByOrigin.flatMap(({ first, last }) =>
  first.flatMap((firstName) => last.map((lastName) => ({ firstName, lastName }))),
);

/** Lower-case ASCII letters, and dots between names: `lucia.munoz`. */
export const loginOf = ({ firstName, lastName }: PersonName): string =>
  `${firstName}.${lastName}`
    .replaceAll("ø", "o")
    .replaceAll("Ø", "O")
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z.]/g, "")
    .toLowerCase();
