import { companyMissingText } from "@rolecall/contract/companies/company.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { id as idRule } from "@rolecall/contract/values/id.ts";
import { salaryText } from "@rolecall/contract/values/salary.ts";
import type { Db } from "#db/db.ts";
import { type Head, sitePicture } from "./head.ts";
import { jobPosting } from "./job-posting.ts";
import { findCompany, findJob, type JobOfPage } from "./pages.queries.ts";

interface PageOf {
  id: string;
  publicUrl: string;
}

/** A company's logo, which may be a path of this site, or else the site's own picture. */
const pictureOf = ({ logoUrl }: { logoUrl: string | null }, publicUrl: string) =>
  logoUrl ? new URL(logoUrl, publicUrl).href : sitePicture(publicUrl);

/** The head of a job's page; null where there is no such job. */
export const jobHead = async (db: Db, { id, publicUrl }: PageOf): Promise<Head | null> => {
  const job = idRule.safeParse(id).success ? await findJob(db, id) : null;
  if (!job) return null;
  const url = `${publicUrl}/jobs/${job.id}`;
  const shared = {
    title: job.title,
    description: inBrief(job),
    type: "article",
    image: pictureOf(job.company, publicUrl),
  } as const;
  // A closed job stays readable by its link, but is not to be indexed.
  return job.isOpen ? { ...shared, url, data: jobPosting(job, url) } : { ...shared, url: null };
};

const inBrief = ({ company, location, type, description, ...job }: JobOfPage) => {
  const said = location.toLowerCase().includes(type);
  const facts = [`${company.name}, ${location}`, said ? "" : type, salaryText(job, "")];
  return `${facts.filter((fact) => fact !== "").join(" · ")}. ${description}`;
};

/** The head of a company's page; null where there is no such company. */
export const companyHead = async (db: Db, { id, publicUrl }: PageOf): Promise<Head | null> => {
  const company = idRule.safeParse(id).success ? await findCompany(db, id) : null;
  if (!company) return null;
  const { name, industry, location, description } = company;
  const facts = [name, industry, location].filter((fact) => fact?.trim());
  return {
    title: name,
    description: `Jobs at ${facts.join(" · ")}. ${description ?? ""}`,
    url: `${publicUrl}/companies/${company.id}`,
    image: pictureOf(company, publicUrl),
  };
};

/** The heads of pages that are not there. */
export const missingJob: Head = {
  title: jobMissingText,
  description: "The job you're looking for doesn't exist or has been removed.",
  url: null,
};
export const missingCompany: Head = {
  title: companyMissingText,
  description: "The company you're looking for doesn't exist.",
  url: null,
};
