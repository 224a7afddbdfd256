import { jobRead, personRead, scoreOnly } from "@rolecall/server/src/match/score/match.ts";
import { meanOf, ndcgAt, ranked } from "./measures.ts";
import { textRankers } from "./text-rankers.ts";

export interface Ad {
  title: string;
  text: string;
  /** The fields in which somebody fits it. */
  fields: string[];
}
export interface FoundPerson {
  field: string;
  title: string | null;
  text: string;
}
const within = 20;

const linesOf = ({ title, text }: Pick<FoundPerson, "title" | "text">) =>
  title === null ? text.split("\n") : [title, ...text.split("\n")];

const personOf = ({ title, text }: FoundPerson) =>
  personRead({
    names: [],
    profile: null,
    resume: linesOf({ title, text }).map((line) => ({ page: 1, text: line })),
    today: "2026-06-01",
  });

const jobOf = ({ title, text }: Ad) =>
  jobRead({
    title,
    description: text,
    requirements: null,
    skills: null,
    // Neither place nor level is labelled.
    experienceLevel: "entry",
    location: "Anywhere",
    places: [],
    isRemote: true,
    remoteCountries: [],
  });

/** nDCG of the best 20 people for each ad: by match, and by measures that know texts alone. */
export const rankedPeople = (ads: readonly Ad[], people: readonly FoundPerson[]) => {
  const ndcgOf = (scoresFor: (ad: Ad) => number[]) =>
    meanOf(
      ads.map((ad) =>
        ndcgAt(
          within,
          ranked(people, scoresFor(ad)).map(({ field }) => ad.fields.includes(field)),
        ),
      ),
    );
  const read = people.map(personOf);
  const match = ndcgOf((ad) => {
    const job = jobOf(ad);
    return read.map((person) => scoreOnly(job, person) ?? -1);
  });
  const texts = people.map((person) => linesOf(person).join("\n"));
  const beside = Object.entries(textRankers(texts)).map(([name, rank]) => ({
    name,
    ndcg: ndcgOf(({ title, text }) => rank(`${title}\n${text}`)),
  }));
  return { match, beside };
};
