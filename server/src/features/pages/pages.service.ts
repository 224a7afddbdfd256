import { companySuspendedText } from "@rolecall/contract/admin/companies.ts";
import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { takenDownText } from "@rolecall/contract/jobs/takedowns.ts";
import type { TextName } from "@rolecall/contract/site.ts";
import { id as idRule } from "@rolecall/contract/values/id.ts";
import { salaryText } from "@rolecall/contract/values/salary.ts";
import type { Db } from "#db/db.ts";
import { mergedInto } from "#features/companies/merged/merged-companies.service.ts";
import { textVersions } from "#features/site/site.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { findCompanyRole, mayInCompany } from "#policies/company.ts";
import { hiddenAs } from "#policies/job.ts";
import { type Head, sitePicture } from "./head.ts";
import { jobPosting } from "./job-posting.ts";
import { findCompany, findJob, isManagedBy, type JobOfPage } from "./pages.queries.ts";

/** Whether an administrator has written a text of the site: its page is missing until then. */
export const textIsWritten = async (db: Db, name: TextName): Promise<boolean> =>
  (await textVersions(db))[name] !== null;

interface PageOf {
  id: string;
  publicUrl: string;
  /** The user who asks, where the answer depends on it. */
  userOf: () => Promise<SignedInUser | null>;
}

interface AnsweredHead {
  status: 200 | 404 | 410;
  head: Head;
}

/** The page is at another address from now on. */
interface Moved {
  status: 301;
  location: string;
}

/** A company's logo, which may be a path of this site, or else the site's own picture. */
const pictureOf = ({ logoUrl }: { logoUrl: string | null }, publicUrl: string) =>
  logoUrl ? new URL(logoUrl, publicUrl).href : sitePicture(publicUrl);

/** The head of a job's page, and whether the caller may see the job. */
export const jobHead = async (db: Db, { id, publicUrl, userOf }: PageOf): Promise<AnsweredHead> => {
  const job = idRule.safeParse(id).success ? await findJob(db, id) : null;
  if (!job) return { status: 404, head: missingJob };
  const hidden = hiddenAs(job);
  if (hidden !== null && !(await isManagedBy(db, { id, user: await userOf() })))
    return hidden === "missing"
      ? { status: 404, head: missingJob }
      : { status: 410, head: { title: takenDownText, description: takenDownText, url: null } };
  // Nobody else reads it yet, and it may lack what is told of a job.
  if (job.isDraft)
    return { status: 200, head: { title: job.title, description: job.title, url: null } };
  const url = `${publicUrl}/jobs/${job.id}`;
  const shared = {
    title: job.title,
    description: inBrief(job),
    type: "article",
    image: pictureOf(job.company, publicUrl),
  } as const;
  // A closed job is still read by who has its link, but no longer looked for.
  const head = job.isOpen
    ? { ...shared, url, data: jobPosting(job, url) }
    : { ...shared, url: null };
  return { status: 200, head };
};

const inBrief = ({ company, location, type, description, ...job }: JobOfPage) => {
  const said = location.toLowerCase().includes(type);
  const facts = [`${company.name}, ${location}`, said ? "" : type, salaryText(job, "")];
  return `${facts.filter((fact) => fact !== "").join(" · ")}. ${description}`;
};

/** The head of a company's page, and whether the caller may see the company. */
export const companyHead = async (
  db: Db,
  { id, publicUrl, userOf }: PageOf,
): Promise<AnsweredHead | Moved> => {
  const isId = idRule.safeParse(id).success;
  const company = isId ? await findCompany(db, id) : null;
  if (!company) {
    const into = isId ? await mergedInto(db, id) : null;
    return into === null
      ? { status: 404, head: missingCompany }
      : { status: 301, location: `/companies/${into}` };
  }
  const { name, industry, location, description } = company;
  const isHidden =
    company.suspendedAt !== null &&
    !mayInCompany(
      await findCompanyRole(db, { companyId: company.id, user: await userOf() }),
      "readSuspended",
    );
  if (isHidden)
    return {
      status: 410,
      head: { title: companySuspendedText, description: companySuspendedText, url: null },
    };
  const facts = [name, industry, location].filter((fact) => fact?.trim());
  const head = {
    title: name,
    description: `Jobs at ${facts.join(" · ")}. ${description ?? ""}`,
    url: company.suspendedAt ? null : `${publicUrl}/companies/${company.id}`,
    image: pictureOf(company, publicUrl),
  };
  return { status: 200, head };
};

/** The heads of pages that are not there. */
const missingJob: Head = {
  title: jobMissingText,
  description: "The job you're looking for doesn't exist or has been removed.",
  url: null,
};
const missingCompany: Head = {
  title: companyMissingText,
  description: "The company you're looking for doesn't exist.",
  url: null,
};
