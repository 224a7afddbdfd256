export interface Colleague {
  id: string;
  /** As it stands behind an @. */
  name: string;
}

/** What is typed behind the last @ before the caret; null where no name is being typed. */
export const typedMention = (text: string, caret: number): string | null =>
  /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;

/** Those whose name begins with what is typed, or has a part that does; nobody once a name is whole. */
export const suggestedColleagues = (
  typed: string,
  colleagues: readonly Colleague[],
): Colleague[] => {
  const wanted = typed.toLowerCase();
  return colleagues.filter(({ name }) => {
    const whole = name.toLowerCase();
    const fits = whole.startsWith(wanted) || whole.split(" ").some((one) => one.startsWith(wanted));
    return fits && whole !== wanted;
  });
};

/** The text with a name in the place of what is typed of it, and the caret behind it. */
export const withMention = (
  text: string,
  { caret, typed, name }: { caret: number; typed: string; name: string },
) => {
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ""), caret: before.length };
};

/** The ids of those whom a text mentions by '@' and their whole name; of names that begin alike the longer one. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] => {
  let rest = text;
  const longestFirst = colleagues.toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (const { name } of longestFirst) {
    if (!rest.includes(`@${name}`)) continue;
    for (const one of colleagues) if (one.name === name) found.add(one.id);
    rest = rest.replaceAll(`@${name}`, "");
  }
  return [...found];
};
