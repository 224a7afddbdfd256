/** The code of each sentence. */
const codes = new Map<string, string>();
/** The sentences that name something, by their code. */
const forms: { code: string; sentence: string; pattern: RegExp }[] = [];

/**
 * Gives the sentence of a refusal its code: lower-case words with hyphens, which programs compare, and
 * which stays when the sentence is reworded. A bundle leaves out sentences that it does not use.
 * @returns the sentence
 */
/* @__NO_SIDE_EFFECTS__ */
export const refusal = <const Sentence extends string>(
  code: string,
  sentence: Sentence,
): Sentence => {
  codes.set(sentence, code);
  return sentence;
};

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

const named = /\{(\w+)\}/g;

/**
 * The same for a sentence that names something: 'Use an address at {domain}'.
 * @returns writes the sentence
 */
/* @__NO_SIDE_EFFECTS__ */
export const refusalAbout = <const Sentence extends string>(code: string, sentence: Sentence) => {
  const pattern = sentence
    .split(named)
    .map((part, place) => (place % 2 === 1 ? "[^]*" : part.replaceAll(/[.?+*()[\]]/g, "\\$&")));
  forms.push({ code, sentence, pattern: new RegExp(`^${pattern.join("")}$`) });
  return (values: Record<NamesIn<Sentence>, string | number>): string =>
    sentence.replaceAll(named, (_, name: NamesIn<Sentence>) => String(values[name]));
};

/** The code of a sentence, if it was given one. */
export const codeOf = (sentence: string): string | undefined =>
  codes.get(sentence) ?? forms.find(({ pattern }) => pattern.test(sentence))?.code;

/** Every code with its sentence, by code. */
export const listRefusals = (): { code: string; sentence: string }[] =>
  [...[...codes].map(([sentence, code]) => ({ code, sentence })), ...forms]
    .map(({ code, sentence }) => ({ code, sentence }))
    .toSorted((one, other) => one.code.localeCompare(other.code, "en"));
