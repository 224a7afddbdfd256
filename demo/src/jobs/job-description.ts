import type { ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import type { DemoCompany } from "#companies.ts";
import { jobPhrases } from "#phrases.ts";
import { tradeOf, type Profession } from "#professions.ts";
import type { Random } from "#random.ts";
import { fill, fillInOrder, inWords, listed, uncapitalized, type Slots } from "#slots.ts";

export interface Opening {
  company: DemoCompany;
  profession: Profession;
  level: ExperienceLevel;
  type: JobType;
  city: string;
  isPaid: boolean;
}

/** Sentences of one job, before they are laid out. */
interface Sentences {
  opening: string;
  tasks: string[];
  seat: string;
  form: string | null;
  ways: string;
  benefits: string[];
  honest: string | null;
  ending: string;
}

const paragraphs = (...parts: (string | null)[]) => parts.filter(Boolean).join("\n\n");
const sentences = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");
const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join("\n");

/** An employer's advertisements look alike, and differ from those of others. */
const layouts: ((random: Random, text: Sentences) => string)[] = [
  (random, { opening, tasks, seat, form, ways, benefits, honest, ending }) =>
    paragraphs(
      opening,
      fillInOrder(random.draw(jobPhrases.tasks), tasks.map(uncapitalized)),
      sentences(seat, honest),
      sentences(ways, form),
      sentences(fillInOrder(random.draw(jobPhrases.benefits), [listed(benefits)]), ending),
    ),
  (random, { opening, tasks, seat, form, ways, benefits, honest, ending }) =>
    paragraphs(
      opening,
      `${random.draw(jobPhrases.taskHeadings)}:\n${bullets(tasks)}`,
      sentences(seat, form),
      sentences(ways, honest),
      sentences(fillInOrder(random.draw(jobPhrases.benefits), [listed(benefits)]), ending),
    ),
  (random, { opening, tasks, seat, form, ways, benefits, honest, ending }) =>
    paragraphs(
      sentences(opening, seat),
      `${random.draw(jobPhrases.taskHeadings)}\n${bullets(tasks)}`,
      `${random.draw(jobPhrases.wayHeadings)}\n${sentences(ways, form, honest)}`,
      `${random.draw(jobPhrases.benefitHeadings)}\n${bullets(benefits)}`,
      ending,
    ),
];

/** Several paragraphs about the job, in the employer's own way. */
export const describeJob = (random: Random, opening: Opening): string => {
  const layout = layouts[opening.company.name.length % layouts.length] ?? layouts[0];
  return layout ? layout(random, sentencesOf(random, opening)) : "";
};

const sentencesOf = (random: Random, { company, profession, ...job }: Opening): Sentences => {
  const slots = slotsOf(random, { company, profession, ...job });
  const say = (text: string) => fill(text, slots);
  const reason = random.draw(company.news);
  const hook = say(random.draw(profession.hooks));
  return {
    opening: random.chance(0.5) ? `${hook} ${reason}` : `${reason} ${hook}`,
    tasks: random.drawSome(profession.duties, random.whole(4, 5)).map(say),
    seat: say(random.draw(jobPhrases.levels[job.level])),
    form:
      isOrdinary(job) && random.chance(0.3) ? null : say(random.draw(jobPhrases.types[job.type])),
    ways: random.drawSome(company.ways, 2).join(" "),
    benefits: random.drawSome(company.benefits, random.whole(3, 4)),
    honest: random.chance(0.5)
      ? fillInOrder(random.draw(jobPhrases.honest), [say(random.draw(profession.catches))])
      : null,
    ending: sentences(
      job.isPaid ? null : random.draw(jobPhrases.undisclosed),
      job.isPaid && random.chance(0.4) ? null : company.hiring,
    ),
  };
};

/** Full-time work goes without saying. */
const isOrdinary = ({ type }: Pick<Opening, "type">) => type === "full-time";

const slotsOf = (random: Random, { company, profession, level, type, city }: Opening): Slots => ({
  company: company.name,
  product: company.product,
  people: company.people,
  site: company.site,
  city: placeOf(city),
  boss: profession.boss,
  field: tradeOf(profession),
  team: level === "executive" ? staffOf(random, company) : inWords(random.whole(4, 11)),
  days: type === "remote" ? random.pick(["two", "three", "four"]) : random.pick(["two", "three"]),
  hours: String(random.pick([18, 20, 24, 28, 30])),
  months: random.pick(["six", "nine", "twelve"]),
});

/** The number of people that a manager leads. */
const staffOf = (random: Random, { size }: DemoCompany): string =>
  size === "11-50 employees" ? inWords(random.whole(7, 14)) : String(random.whole(3, 9) * 10);

/** The short name within a sentence: 'Omaha' for 'Omaha, NE'. */
const placeOf = (city: string): string => city.replace(/,.*/, "");

/** The requirements of a job as a list, one to a line. */
export const listRequirements = (
  random: Random,
  { profession, level }: Pick<Opening, "profession" | "level">,
): string => {
  const years = { entry: 0, mid: random.whole(2, 4), senior: random.whole(5, 8), executive: 10 };
  const experience =
    level === "entry"
      ? random.draw(beginnerLines)
      : `${years[level]}+ years of experience in ${profession.field}`;
  const lines = random
    .drawSome(profession.requirements, random.whole(3, 4))
    .toSorted(optionalLast)
    .toSpliced(1, 0, experience);
  return lines.map((line) => `• ${line}`).join("\n");
};

const beginnerLines = [
  "No long experience needed; a first internship or training helps",
  "Up to two years of experience",
  "First experience in the field, paid or not",
  "Training completed or about to be",
];

const optionalLast = (a: string, b: string) =>
  Number(a.startsWith("Nice to have")) - Number(b.startsWith("Nice to have"));
