import type { ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import type { Db } from "#db/db.ts";
import { areasMeant, surroundingsOf } from "#features/places/places.service.ts";
import { queryOfWords } from "#features/search/words/query-of-words.service.ts";
import { skillLexemes, unplaced } from "#features/talent/reading/skill-lexemes.ts";
import { anyLexeme, everyQuery } from "./lexeme-query.ts";
import type { PeopleFilter } from "./people.queries.ts";

export interface AskedPeople {
  query?: string | undefined;
  skill?: string | undefined;
  location?: string | undefined;
  within?: number | undefined;
  experienceLevel?: ExperienceLevel | undefined;
}

/** What a search asks for; null where nothing can match it. @throws `bad-input` around what is no city */
export const readFilter = async (db: Db, asked: AskedPeople): Promise<PeopleFilter | null> => {
  const { query = "", skill = "", location = "", within, experienceLevel: level } = asked;
  const circle =
    within === undefined ? undefined : await surroundingsOf(db, { location, miles: within });
  const words = isBlank(query) ? "" : await queryOfWords(db, query);
  if (words === null) return null;
  return {
    query: everyQuery([
      words,
      isBlank(skill) ? "" : anyLexeme(skillLexemes(skill)),
      circle ? anyLexeme(circle.cells) : "",
    ]),
    level,
    ...(circle && { circle }),
    ...(!circle && !isBlank(location) && { place: await readPlace(db, location) }),
  };
};

const readPlace = async (db: Db, location: string) => {
  const areas = (await areasMeant(db, location.trim())).map((area) => `at:${area}`);
  return { areas: anyLexeme(areas), unplaced: anyLexeme([unplaced]), text: location.trim() };
};
