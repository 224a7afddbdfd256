import type { CompanyRow, UserRow } from "./board-rows.ts";
import { companies, type CompanySize, type DemoCompany } from "./companies.ts";
import { loginOf, type PersonName } from "./names.ts";
import type { Random } from "./random.ts";
import { demoSignIns } from "./sign-ins.ts";

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
const withDemoRecruiter = ["Tidewick Ledger", "Loadwell Dispatch", "Abacus Lane Learning"];
const ofDemoCompany = "Copper Kettle Outfitters";

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
  const demoRecruiter = { ...person("recruiter", "rolecall.example"), ...demoSignIns.recruiter };
  const shares = sharesOf(
    jobCount,
    companies.map(({ size }) => jobWeights[size]),
  );

  return companies.map((company, index) => {
    const domain = `${company.name.toLowerCase().replaceAll(/[^a-z]/g, "")}.example`;
    const owner = person("company", domain);
    const createdAt = new Date(Date.UTC(company.founded, random.whole(0, 11), random.whole(1, 28)));
    return {
      company,
      owner: company.name === ofDemoCompany ? { ...owner, ...demoSignIns.company } : owner,
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
