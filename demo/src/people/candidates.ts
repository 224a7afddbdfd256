import type { ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import type { ProfileRow, UploadRow, UserRow } from "#board-rows.ts";
import { sharesOf } from "#employers.ts";
import { loginOf, type PersonName } from "#names.ts";
import { profilePhrases } from "#phrases.ts";
import { homeTowns } from "#places.ts";
import { professionOf } from "#professions.ts";
import type { Random } from "#random.ts";
import { makeResume } from "#resume.ts";
import { demoIdOf, demoSignIns } from "#sign-ins.ts";
import { capitalized } from "#slots.ts";
import { summarize } from "./candidate-texts.ts";
import { makeCareer, type Career } from "./career.ts";

export interface Candidate {
  user: UserRow;
  profile: ProfileRow;
  resume: { row: UploadRow; content: Buffer };
  profession: string;
  level: ExperienceLevel;
  career: Career;
}

const day = 24 * 60 * 60 * 1000;
const levelWeights: Record<ExperienceLevel, number> = {
  entry: 25,
  mid: 43,
  senior: 28,
  executive: 4,
};

/** People looking for work, in every line of work that the jobs are in; the first is the demo candidate. */
export const makeCandidates = (
  random: Random,
  {
    now,
    names,
    count,
    wanted,
  }: {
    now: Date;
    names: Iterator<PersonName>;
    count: number;
    /** The lines of work of the jobs, one for each job. */
    wanted: readonly string[];
  },
): Candidate[] => {
  const lines = [...new Set(wanted)];
  // Everybody can find colleagues: nobody is alone in a line of work.
  const demand = lines.map((line) => 4 + wanted.filter((other) => other === line).length);
  const shares = sharesOf(count - 1, demand);
  const others = lines.flatMap((line, index) =>
    Array.from({ length: shares[index] ?? 0 }, () => {
      const level = random.weighted(
        Object.fromEntries(
          Object.keys(professionOf(line).titles).map((key) => [
            key,
            levelWeights[key as ExperienceLevel],
          ]),
        ) as Record<ExperienceLevel, number>,
      );
      return makeCandidate(random, {
        now,
        profession: line,
        level,
        name: names.next().value as PersonName,
      });
    }),
  );
  const demo = makeCandidate(random, {
    now,
    profession: "backend",
    level: "mid",
    name: demoSignIns.candidate,
  });
  return [asDemoPerson(demo, "candidate"), ...others];
};

/** Somebody of that line of work who has a resume and no profile yet. */
export const makeBeginner = (
  random: Random,
  { now, job }: { now: Date; job: Pick<Candidate, "profession" | "level"> },
): Candidate => {
  const { profession, level } = job;
  const made = makeCandidate(random, { now, profession, level, name: demoSignIns.beginner });
  return asDemoPerson(made, "beginner");
};

/** The same person with the account of one of the demo people. */
const asDemoPerson = (
  { user, profile, resume, ...rest }: Candidate,
  person: "candidate" | "beginner",
): Candidate => {
  const id = demoIdOf(person, user.createdAt);
  return {
    ...rest,
    user: { ...user, ...demoSignIns[person], id },
    profile: { ...profile, userId: id },
    resume: { ...resume, row: { ...resume.row, ownerId: id } },
  };
};

const makeCandidate = (
  random: Random,
  {
    now,
    profession,
    level,
    name,
  }: {
    now: Date;
    profession: string;
    level: ExperienceLevel;
    name: PersonName;
  },
): Candidate => {
  const joinedAt = new Date(now.getTime() - random.between(62, 400) * day);
  const later = (days: number) => new Date(joinedAt.getTime() + days * day);
  const { firstName, lastName } = name;
  const login = loginOf(name);
  const userId = random.uuid(joinedAt);
  const email = `${login}@${random.pick(["mail.example", "post.example", "inbox.example"])}`;
  const home = random.pick(homeTowns);
  const career = makeCareer(random, { now, profession: professionOf(profession), level });
  const summary = summarize(random, career, home);
  const phoneNumber = random.chance(0.8) ? makePhoneNumber(random) : null;
  const content = makeResume(random, {
    name: `${firstName} ${lastName}`,
    contact: [home, email, phoneNumber].filter((part) => part !== null),
    summary,
    career,
  });
  const uploadedAt = later(random.between(0.01, 1.5));
  const resumeId = random.uuid(uploadedAt);
  return {
    profession,
    level,
    career,
    user: {
      id: userId,
      username: login,
      email,
      firstName,
      lastName,
      role: "candidate",
      createdAt: joinedAt,
    },
    resume: {
      content,
      row: {
        id: resumeId,
        ownerId: userId,
        filename: `${firstName} ${lastName} - Resume.pdf`,
        contentType: "application/pdf",
        bytes: content.length,
        createdAt: uploadedAt,
        registeredAt: uploadedAt,
      },
    },
    profile: {
      id: random.uuid(later(2)),
      userId,
      title: career.title,
      summary,
      skills: career.skills.map(capitalized),
      ...entriesOf(random, career),
      resumeId,
      phoneNumber,
      location: home,
      createdAt: later(2),
      updatedAt: later(random.between(2, 60)),
    },
  };
};

/** Most people fill in the form entry by entry; some write as they like. */
const entriesOf = (random: Random, { positions, education }: Career) => ({
  experience: [
    ...positions.map(({ title, company, startDate, endDate }) => ({
      title,
      company,
      startDate,
      endDate,
    })),
    ...(random.chance(0.12) ? [random.draw(profilePhrases.freeExperience)] : []),
  ],
  education: [
    ...education,
    ...(random.chance(0.06) ? [random.draw(profilePhrases.freeEducation)] : []),
  ],
});

/** A number of the range that is reserved for fiction. */
const makePhoneNumber = (random: Random) =>
  `(${random.pick([206, 303, 312, 402, 505, 612, 617, 701, 804, 919])}) 555-01${random.whole(10, 99)}`;
