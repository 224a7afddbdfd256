import type { JobType } from "@rolecall/contract/job.ts";
import { paragraphsHtml } from "#http/markup.ts";
import type { JobOfPage } from "./pages.queries.ts";

/** A job's type that says how one is employed; the others say where one works. */
const employmentTypes: Partial<Record<JobType, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
};

const countries = new Intl.DisplayNames("en", { type: "region" });

/**
 * An open job as search engines read it: schema.org's JobPosting, by the rules of Google's jobs search
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). What is unknown is left
 * out.
 */
export const jobPosting = (job: JobOfPage, url: string): object => ({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: job.title,
  description: descriptionHtml(job),
  datePosted: job.createdAt.toISOString(),
  ...(job.deadline && { validThrough: job.deadline.toISOString() }),
  ...(employmentTypes[job.type] && { employmentType: employmentTypes[job.type] }),
  hiringOrganization: {
    "@type": "Organization",
    name: job.company.name,
    ...(job.company.website && { sameAs: job.company.website }),
    ...(job.company.logoUrl && { logo: job.company.logoUrl }),
  },
  ...whereToWork(job),
  ...baseSalary(job),
  identifier: { "@type": "PropertyValue", name: job.company.name, value: job.id },
  url,
  directApply: true,
});

const descriptionHtml = ({ description, requirements }: JobOfPage) => {
  const needed = paragraphsHtml(requirements ?? "");
  return paragraphsHtml(description) + (needed && `<p>Requirements</p>${needed}`);
};

/** A hybrid job is done at a place; a remote one may still belong to one. */
const isRemote = ({ type, location }: JobOfPage) =>
  type === "remote" || (type !== "hybrid" && /\bremote\b/i.test(location));

const whereToWork = (job: JobOfPage) => {
  const { city, region, country } = job;
  if (!isRemote(job)) return country === null ? {} : { jobLocation: jobLocation(job) };
  return {
    jobLocationType: "TELECOMMUTE",
    ...(city !== null && { jobLocation: jobLocation(job) }),
    ...(country !== null && {
      applicantLocationRequirements:
        city === null && region !== null
          ? { "@type": "State", name: `${region}, ${countries.of(country) ?? country}` }
          : { "@type": "Country", name: countries.of(country) ?? country },
    }),
  };
};

const jobLocation = ({ city, region, country }: JobOfPage) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    ...(city !== null && { addressLocality: city }),
    ...(region !== null && { addressRegion: region }),
    addressCountry: country,
  },
});

const baseSalary = ({ salaryMin, salaryMax }: JobOfPage) => {
  if (salaryMin === null && salaryMax === null) return {};
  const amounts =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : {
          ...(salaryMin !== null && { minValue: salaryMin }),
          ...(salaryMax !== null && { maxValue: salaryMax }),
        };
  const value = { "@type": "QuantitativeValue", ...amounts, unitText: "YEAR" };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "USD", value } };
};
