import type { CompanyRow, UserRow } from "./board-rows.ts";
import { companies, type CompanySize, type DemoCompany } from "./companies.ts";
import { pageTextsOf } from "./company-pages.ts";
import { loginOf, type PersonName } from "./names.ts";
import type { Random } from "./random.ts";
import { demoIdOf, demoSignIns, type DemoPerson } from "./sign-ins.ts";

export interface Employer {
  company: DemoCompany;
  row: CompanyRow;
  owner: UserRow;
  recruiter: UserRow;
  /** The number of jobs it posts. */
  openings: number;
}

const day = 24 * 60 * 60 * 1000;
const recruiterCount = 18;
const jobWeights: Record<CompanySize, number> = {
  "11-50 employees": 5,
  "51-200 employees": 8,
  "201-500 employees": 10,
  "501-1,000 employees": 12,
  "1,001-5,000 employees": 18,
};

/** Employers of the demo recruiter, and the one of the demo company. */
const ofDemoTeam = "Tidewick Ledger";
const withDemoRecruiter = [ofDemoTeam, "Loadwell Dispatch", "Abacus Lane Learning"];
const ofDemoCompany = "Copper Kettle Outfitters";
const demoOwners: Record<string, DemoPerson> = {
  [ofDemoTeam]: "owner",
  [ofDemoCompany]: "company",
};

/** Whether the three of the demo board's team work for it together. */
export const isDemoTeams = ({ company }: Employer) => company.name === ofDemoTeam;

/** Whether nobody but its owner works for it. */
export const isAlone = ({ company }: Employer) => company.name === ofDemoCompany;

/** The same account as one of the demo people's. */
const asDemoPerson = (user: UserRow, person: DemoPerson): UserRow => ({
  ...user,
  ...demoSignIns[person],
  id: demoIdOf(person, user.createdAt),
});

/** All employers with their people; together they post so many jobs. */
export const makeEmployers = (
  random: Random,
  { now, names, jobCount }: { now: Date; names: Iterator<PersonName>; jobCount: number },
): Employer[] => {
  const joined = () => new Date(now.getTime() - random.between(70, 900) * day);
  const person = (role: "recruiter" | "company", domain: string): UserRow => {
    const name = names.next().value as PersonName;
    const createdAt = joined();
    const login = loginOf(name);
    const email = `${login}@${domain}`;
    return { id: random.uuid(createdAt), username: login, email, ...name, role, createdAt };
  };

  const recruiters = Array.from({ length: recruiterCount - 1 }, () =>
    person("recruiter", "talent.example"),
  );
  const demoRecruiter = asDemoPerson(person("recruiter", "rolecall.example"), "recruiter");
  const shares = sharesOf(
    jobCount,
    companies.map(({ size }) => jobWeights[size]),
  );

  return companies.map((company, index) => {
    const domain = `${company.name.toLowerCase().replaceAll(/[^a-z]/g, "")}.example`;
    const invented = person("company", domain);
    const demoOwner = demoOwners[company.name];
    const owner = demoOwner ? asDemoPerson(invented, demoOwner) : invented;
    const createdAt = new Date(Date.UTC(company.founded, random.whole(0, 11), random.whole(1, 28)));
    return {
      company,
      owner,
      recruiter: withDemoRecruiter.includes(company.name)
        ? demoRecruiter
        : (recruiters[index % recruiters.length] ?? demoRecruiter),
      openings: shares[index] ?? 0,
      row: {
        id: random.uuid(joined()),
        name: company.name,
        description: company.about.join("\n\n"),
        website: `https://${domain}`,
        location: company.city,
        industry: company.industry,
        size: company.size,
        logoUrl: null,
        coverUrl: null,
        ...pageTextsOf(company),
        pictures: [],
        ownerId: owner.id,
        createdAt,
        updatedAt: createdAt,
      },
    };
  });
};

/** Splits a whole number by weights, so that the parts add up to it. */
export const sharesOf = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = Math.round((total * before) / sum);
    before += weight;
    return Math.round((total * before) / sum) - from;
  });
};
