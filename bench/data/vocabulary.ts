// The words that made-up boards are made of: those of the demo board, and titles of real jobs.
import type { Category, ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import { companies, type DemoCompany } from "@rolecall/demo/companies.ts";
import { allNames } from "@rolecall/demo/names.ts";
import { jobPhrases } from "@rolecall/demo/phrases.ts";
import { homeTowns } from "@rolecall/demo/places.ts";
import { professionOf, tradeOf, type Profession } from "@rolecall/demo/professions.ts";
import { fill, type Slots } from "@rolecall/demo/slots.ts";
import { readPostings } from "./search-topics.ts";

/** A title with the texts of its jobs: a row of `bench.openings`. `{company}` and `{city}` are left open. */
export interface Opening {
  title: string;
  level: ExperienceLevel;
  category: Category;
  /** Whole US dollars a year. */
  pay: number;
  on_site: boolean;
  leads: string[];
  duties: string[];
  ways: string[];
  requirements: string[];
}

/** The texts that an invented company takes from one of the demo board: a row of `bench.employers`. */
export interface Employer {
  trade: string;
  industry: string;
  size: string;
  /** With `{company}` where the name stands. */
  description: string;
}

const payOfLevel: Record<ExperienceLevel, number> = {
  entry: 0.7,
  mid: 1,
  senior: 1.3,
  executive: 2,
};

const openingsOf = (profession: Profession, { product, people, site, ways }: DemoCompany) => {
  const { titles, boss, pay, category, setting, requirements } = profession;
  const ofCompany: Slots = { product, people, site, company: "{company}", city: "{city}" };
  const ofTeam: Slots = { boss, field: tradeOf(profession), team: "seven" };
  const ofForm: Slots = { days: "two", hours: "24", months: "six" };
  const say = (text: string) => fill(text, { ...ofCompany, ...ofTeam, ...ofForm });
  return Object.entries(titles).flatMap(([key, ofLevel]) => {
    const level = key as ExperienceLevel;
    return ofLevel.map((title): Opening => ({
      title,
      level,
      category,
      pay: Math.round(pay * payOfLevel[level]) * 1000,
      on_site: setting === "site",
      leads: profession.hooks.map(say),
      duties: profession.duties.map(say),
      ways: [...jobPhrases.levels[level], ...profession.catches, ...ways].map(say),
      requirements,
    }));
  });
};

export const openings: Opening[] = companies
  .flatMap((company) => company.openings.map((name) => ({ name, company })))
  .flatMap(({ name, company }) => openingsOf(professionOf(name), company));

export const employers: Employer[] = companies.map(({ name, industry, size, about }) => ({
  trade: name.split(" ").at(-1) ?? name,
  industry,
  size,
  description: about.join("\n\n").replaceAll(name, "{company}"),
}));

/** The titles of real announcements. */
export const titles = readPostings().map(({ title }) => title);

export const firstNames = [...new Set(allNames.map(({ firstName }) => firstName))];
export const lastNames = [...new Set(allNames.map(({ lastName }) => lastName))];
export const places: readonly string[] = homeTowns;
