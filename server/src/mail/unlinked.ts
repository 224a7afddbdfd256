/**
 * The characters that make mail programs show a link: dots, slashes, colons and at signs, in any of
 * their written forms.
 */
const linking = /[.:/\\@。．｡․‧∕⁄：＠]+/gu;

/**
 * A name as a letter writes it, in one line and without anything that reads as a link: anybody may have it
 * written to anybody.
 */
export const unlinked = (name: string, otherwise: string): string =>
  name
    .replaceAll(linking, " ")
    .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
    .trim() || otherwise;
