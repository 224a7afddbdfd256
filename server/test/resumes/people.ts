// Invented people, whose resumes are drawn in several layouts: what stands in them is known.
import { resumeLanguages, type ResumeLanguage, words } from "./words.ts";

export interface InventedPost {
  title: string;
  company: string;
  city: string;
  /** 'YYYY-MM'. */
  startDate: string;
  endDate: string | null;
  told: string[];
}
export interface InventedPerson {
  language: ResumeLanguage;
  name: string;
  title: string;
  email: string;
  phoneNumber: string;
  location: string;
  summary: string;
  skills: string[];
  /** As written, with the level's word. */
  languages: [name: string, level: string][];
  experience: InventedPost[];
  education: { degree: string; field: string; school: string; year: string }[];
}

/** The same sequence for the same seed. */
const chanceOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

export const inventPerson = (language: ResumeLanguage, seed: number): InventedPerson => {
  const own = words[language];
  const chance = chanceOf(seed + resumeLanguages.indexOf(language) * 1_000);
  const pick = <Item>(list: readonly Item[]): Item => list[chance(list.length)] as Item;
  const taken = <Item>(list: readonly Item[], count: number): Item[] => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(chance(left.length), 1)[0] as Item,
    );
  };
  const name = pick(own.names);
  const count = 2 + chance(3);
  const titles = taken(own.titles, count);
  const companies = taken(own.companies, count);
  const month = () => String(1 + chance(12)).padStart(2, "0");
  let year = 2025;
  const experience = titles.map((title, index): InventedPost => {
    const endDate = index === 0 ? null : `${year}-${month()}`;
    year -= 1 + chance(4);
    return {
      title,
      company: companies[index] ?? "",
      city: pick(own.cities),
      startDate: `${year}-${month()}`,
      endDate,
      told: taken(own.told, 1 + chance(3)),
    };
  });
  const study = taken(own.studies, 1 + chance(2));
  return {
    language,
    name,
    title: titles[0] ?? "",
    email: `${name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z ]/g, "")
      .replaceAll(" ", ".")}@mail.example`,
    phoneNumber: own.phone,
    location: own.location,
    summary: own.summary,
    skills: own.skills,
    languages: own.languages,
    experience,
    education: study.map(([degree, field, school], index) => ({
      degree,
      field,
      school,
      year: String(year - 1 - index * 4),
    })),
  };
};

/** 'Jan 2019' as the language writes it. */
const writtenMonth = (language: ResumeLanguage, date: string) => {
  const [year = "", month = ""] = date.split("-");
  const name = words[language].months[Number(month) - 1] ?? "";
  return name.endsWith("/") ? name + year : `${name} ${year}`;
};
export const writtenDates = ({ language }: InventedPerson, { startDate, endDate }: InventedPost) =>
  `${writtenMonth(language, startDate)} – ${endDate ? writtenMonth(language, endDate) : words[language].present}`;
