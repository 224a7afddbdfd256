// Places titles by a vocabulary that was compiled without them: a process of its own, which prints what it counted.
import { readWith, vocabulary } from "@rolecall/server/src/match/vocabulary/vocabulary.ts";
import { compileVocabulary } from "../../scripts/vocabulary/compile-vocabulary.ts";
import { heldOutTitles, keyOf } from "./own-set.ts";
import { placedByJaccard, placedTitles } from "./placed-titles.ts";

const titles = heldOutTitles();
readWith(compileVocabulary(new Set(titles.map(keyOf))));
const { soc, isco } = vocabulary();
const ofCode = new Map<number, number>();
for (const [occupation, code] of soc.entries())
  if (isco[occupation] === 0) ofCode.set(code, occupation);
const asked = titles.flatMap(({ code, title }) => {
  const occupation = ofCode.get(Number(code));
  return occupation === undefined ? [] : [{ title, occupation }];
});
const isOfOnet = (occupation: number) => isco[occupation] === 0;
console.log(
  JSON.stringify({
    count: asked.length,
    ours: placedTitles(asked, isOfOnet),
    jaccard: placedByJaccard(asked, isOfOnet),
  }),
);
