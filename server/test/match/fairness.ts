import type { PersonInput } from "#match/match-input.ts";
import { jobRead, personRead, scoreOnly } from "#match/score/match.ts";
import { inventPerson, type InventedPerson, writtenDates } from "#test/resumes/people.ts";
import { sampleJob } from "./sample-match.ts";

/** What tells who somebody is, and nothing of their work; names of trades on purpose. */
export const personalLines = {
  "a name": "My name is Mason Carpenter.",
  "a club": "Member of the Rotary Club of Cook County.",
  "a church": "Active in Grace Baptist Church, where I cook for the choir.",
  "a ZIP code": "12 Baker Street, Mason, OH 45040",
  "a school": "Attended Miller College of Nursing.",
  "a photo": "Photo: attached",
  "a year of birth": "Born in 1967.",
} as const;

const jobs = [
  ["Registered Nurse", "You care for patients and keep their records.", "Wound care"],
  ["Line Cook", "You cook and bake in a clean kitchen.", "Food safety"],
  ["Carpenter", "You build and repair what is made of wood.", "Blueprint reading"],
  ["Software Engineer", "You build services and test them.", "Java\nMicrosoft Excel"],
  ["Accountant", "You keep the ledger and prepare statements.", "SAP\nProject management"],
  ["Warehouse Supervisor", "You plan shipments and train the staff.", "Inventory control"],
].map(([title = "", description = "", requirements = ""]) =>
  jobRead(sampleJob({ title, description, requirements, places: [], isRemote: true })),
);

/** A resume line by line, with one more line somewhere. */
const linesOf = (person: InventedPerson, added: { line: string; at: number } | null) => {
  const lines = [
    person.name,
    person.title,
    `${person.location} | ${person.phoneNumber} | ${person.email}`,
    "Summary",
    person.summary,
    "Experience",
    ...person.experience.flatMap((post) => [
      post.title,
      `${post.company}, ${post.city}, ${writtenDates(person, post)}`,
      ...post.told,
    ]),
    "Education",
    ...person.education.map(({ degree, field, school, year }) =>
      [`${degree} in ${field}`, school, year].join(", "),
    ),
    "Skills",
    person.skills.join(", "),
  ];
  // Behind name and title, which stand first in every resume.
  const places = lines.length - 2;
  return added ? lines.toSpliced(3 + (added.at % places), 0, added.line) : lines;
};

const inputOf = (person: InventedPerson, lines: string[]): PersonInput => ({
  names: person.name.split(" "),
  profile: null,
  resume: lines.map((text) => ({ page: 1, text })),
  today: "2026-06-01",
});

const scoresOf = (input: PersonInput) => {
  const person = personRead(input);
  return jobs.map((job) => scoreOnly(job, person));
};

/** By how many points a line moves a score, at most, on so many invented resumes and six jobs. */
export const mostMoved = (line: string, resumes: number): number => {
  let most = 0;
  for (let seed = 1; seed <= resumes; seed++) {
    const person = inventPerson("en", seed);
    const before = scoresOf(inputOf(person, linesOf(person, null)));
    const after = scoresOf(inputOf(person, linesOf(person, { line, at: seed * 7 })));
    for (const [index, score] of after.entries())
      most = Math.max(most, Math.abs((score ?? 0) - (before[index] ?? 0)));
  }
  return most;
};
