import type { DemoJob } from "./jobs/jobs.ts";
import { candidateSlots } from "./people/candidate-texts.ts";
import type { Candidate } from "./people/candidates.ts";
import { letterPhrases } from "./phrases.ts";
import { professionOf, tradeOf } from "./professions.ts";
import type { Random } from "./random.ts";
import { fill, uncapitalized, withArticle } from "./slots.ts";

/** A letter about this job by this candidate: a few lines from some, four paragraphs from others. */
export const writeCoverLetter = (
  random: Random,
  { job, candidate }: { job: DemoJob; candidate: Candidate },
): string => {
  const { user, career, profile } = candidate;
  const { company } = job.employer;
  const isSameLine = job.profession === candidate.profession;
  const task = random.pick(professionOf(job.profession).duties);
  const place = {
    company: company.name,
    product: asReader(company.product),
    people: asReader(company.people),
    city: company.city.replace(/,.*/, ""),
    site: asReader(company.site),
  };
  const slots = {
    ...candidateSlots(
      { ...career, achievements: random.shuffled(career.achievements) },
      profile.location,
    ),
    ...place,
    wanted: tradeOf(professionOf(job.profession)),
    title: job.row.title,
    aTitle: withArticle(job.row.title),
    task: asReader(uncapitalized(fill(task, place))),
  };
  const say = (phrases: readonly string[]) => {
    const fitting = career.years > 2 ? phrases : withoutYears(phrases);
    return fill(random.draw(fitting), slots);
  };

  const { openings, reasons, proofs, skills, tasks, newcomers, fromNearby, closings } =
    letterPhrases;
  const length = random.weighted({ short: 25, usual: 50, long: 25 });
  const background = isSameLine ? say(skills) : say(fromNearby);
  const beginner = candidate.level === "entry" ? [say(newcomers)] : [];
  const body = {
    short: () => [`${say(openings)} ${background}`, say(closings)],
    usual: () => [
      `${say(openings)} ${say(reasons)}`,
      [say(proofs), background, ...beginner].join(" "),
      say(closings),
    ],
    long: () => [
      say(openings),
      [say(reasons), ...(isSameLine ? [say(tasks)] : [])].join(" "),
      [say(proofs), background, ...beginner].join(" "),
      say(closings),
    ],
  }[length]();
  return [
    say(letterPhrases.greetings),
    ...body,
    `${say(letterPhrases.farewells)}\n${user.firstName} ${user.lastName}`,
  ].join("\n\n");
};

/** Turns the employer's 'we' and 'our' into the candidate's 'you' and 'your'. */
const asReader = (text: string) => text.replaceAll(/\bour\b/g, "your").replaceAll(/\bwe\b/g, "you");

/** The phrases for those who have no years to speak of; one list for each, so that they are drawn in turn. */
const withoutYears = (() => {
  const lists = new Map<readonly string[], string[]>();
  return (phrases: readonly string[]): readonly string[] => {
    const known = lists.get(phrases) ?? phrases.filter((phrase) => !/\{years\}/i.test(phrase));
    lists.set(phrases, known);
    return known;
  };
})();
