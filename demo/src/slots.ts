export type Slots = Readonly<Record<string, string>>;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Puts values into the slots of a text: `{boss}`, or `{Boss}` where a sentence begins with it. */
export const fill = (text: string, slots: Slots): string => {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[uncapitalized(name)];
    if (value === undefined) throw new Error(`Nothing to put into {${name}} of '${text}'`);
    return name === uncapitalized(name) ? value : capitalized(value);
  });
  return capitalized(filled);
};

/** Puts the values into the empty slots `{}` of a text, one after the other. */
export const fillInOrder = (text: string, values: readonly string[]): string => {
  let next = 0;
  return text.replaceAll("{}", () => values[next++] ?? "");
};

const conjunction = new Intl.ListFormat("en-US");

/** 'bread, a pension, and health insurance'. */
export const listed = (items: readonly string[]): string => conjunction.format(items);

const smallNumbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** In words up to twenty, as people write numbers within a sentence. */
export const inWords = (count: number): string => smallNumbers[count] ?? String(count);

/** 'an Accountant', 'a UX Researcher'. */
export const withArticle = (title: string): string =>
  /^([AEIO]|Urban|HVAC)/.test(title) ? `an ${title}` : `a ${title}`;
