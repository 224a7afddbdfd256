import { likeOccupations } from "@rolecall/server/src/match/reading/find-occupations.ts";
import { stemsOf } from "@rolecall/server/src/match/reading/stems-of.ts";
import { vocabulary } from "@rolecall/server/src/match/vocabulary/vocabulary.ts";
import { ofPlaces } from "./measures.ts";

export interface TitleOf {
  title: string;
  occupation: number;
}

const placeOf = (ranking: readonly number[], occupation: number) => {
  const at = ranking.indexOf(occupation);
  return at < 0 ? null : at + 1;
};

/** How far up titles bring their occupations, among those of one classification. */
export const placedTitles = (titles: readonly TitleOf[], isOne: (occupation: number) => boolean) =>
  ofPlaces(
    titles.map(({ title, occupation }) =>
      placeOf(
        likeOccupations(title)
          .map((like) => like.occupation)
          .filter(isOne),
        occupation,
      ),
    ),
  );

/** The same by the share of words that a title and the likest name of an occupation have in common. */
export const placedByJaccard = (
  titles: readonly TitleOf[],
  isOne: (occupation: number) => boolean,
) => {
  const { titles: names, wordNumber } = vocabulary();
  const namesOf = new Map<number, number[]>();
  for (let name = 0; name + 1 < names.starts.length; name++)
    if (isOne(names.occupations[name] ?? 0))
      for (let at = names.starts[name] ?? 0; at < (names.starts[name + 1] ?? 0); at++) {
        const word = names.words[at] ?? 0;
        const known = namesOf.get(word);
        if (known) known.push(name);
        else namesOf.set(word, [name]);
      }
  const ranking = (title: string) => {
    const stems = [...new Set(stemsOf(title))];
    const shared = new Map<number, number>();
    for (const stem of stems) {
      const word = wordNumber(stem);
      for (const name of (word === undefined ? undefined : namesOf.get(word)) ?? [])
        shared.set(name, (shared.get(name) ?? 0) + 1);
    }
    const best = new Map<number, number>();
    for (const [name, count] of shared) {
      const length = (names.starts[name + 1] ?? 0) - (names.starts[name] ?? 0);
      const like = count / (stems.length + length - count);
      const occupation = names.occupations[name] ?? 0;
      best.set(occupation, Math.max(best.get(occupation) ?? 0, like));
    }
    return [...best]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([occupation]) => occupation);
  };
  return ofPlaces(titles.map(({ title, occupation }) => placeOf(ranking(title), occupation)));
};
