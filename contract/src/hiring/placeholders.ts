/** What a letter to a candidate may name; each stands in it as `{{firstName}}`. */
export const placeholders = [
  "firstName",
  "lastName",
  "jobTitle",
  "companyName",
  "senderName",
  "sentence",
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Anything between two pairs of braces, on one line. */
const written = /\{\{([^{}\n]*)\}\}/g;

const isKnown = (name: string): name is Placeholder => placeholders.some((one) => one === name);

/** The first placeholder of a text that there is not, as it was typed between the braces. */
export const unknownPlaceholderIn = (text: string): string | undefined =>
  Array.from(text.matchAll(written), ([, name = ""]) => name.trim()).find((name) => !isKnown(name));

/** A text with values in place of its placeholders. What looks like one in a value stays as it is. */
export const filledIn = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(written, (whole, name: string) => {
    const known = name.trim();
    return isKnown(known) ? values[known] : whole;
  });
