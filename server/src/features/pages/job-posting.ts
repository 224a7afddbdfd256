import type { JobType } from "@rolecall/contract/jobs/job.ts";
import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import { countryName } from "@rolecall/contract/values/countries.ts";
import { salaryIsYearly } from "@rolecall/contract/values/salary.ts";
import { jobTextHtml } from "#http/reply/markup.ts";
import type { JobOfPage } from "./pages.queries.ts";

/** A job's type that says how one is employed; the others say where one works. */
const employmentTypes: Partial<Record<JobType, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
};

/**
 * An open job for search engines: schema.org's JobPosting, by the rules of Google's jobs search
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Unknown properties
 * are left out. A job without a known place gives null, and so does a remote one without a known country,
 * since Google requires them.
 */
export const jobPosting = (job: JobOfPage, url: string): object | null => {
  const where = whereToWork(job);
  return where && { ...aboutJob(job, url), ...where };
};

const aboutJob = (job: JobOfPage, url: string) => ({
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
    ...(job.company.logoUrl && { logo: new URL(job.company.logoUrl, url).href }),
  },
  ...baseSalary(job),
  identifier: { "@type": "PropertyValue", name: job.company.name, value: job.id },
  url,
  directApply: true,
});

const descriptionHtml = ({ description, requirements }: JobOfPage) => {
  const needed = jobTextHtml(requirements ?? "");
  return jobTextHtml(description) + (needed && `<p>Requirements</p>${needed}`);
};

/** A hybrid job is done at a place; a remote one may still belong to one. */
const isRemote = ({ type, location }: JobOfPage) =>
  type === "remote" || (type !== "hybrid" && /\bremote\b/i.test(location));

const whereToWork = (job: JobOfPage) => {
  const places = placesOf(job).map(jobLocation);
  const jobLocations = { jobLocation: places.length === 1 ? places[0] : places };
  if (!isRemote(job)) return places.length === 0 ? null : jobLocations;
  const areas = areasOf(job);
  return areas.length === 0
    ? null
    : {
        jobLocationType: "TELECOMMUTE",
        ...(job.city !== null && jobLocations),
        applicantLocationRequirements: areas.length === 1 ? areas[0] : areas,
      };
};

/** The places that a job's location means. */
const placesOf = ({ city, region, country, otherPlaces }: JobOfPage): Place[] =>
  country === null ? [] : [{ city, region, country }, ...(otherPlaces ?? [])];

/**
 * The areas that remote workers may live in: the chosen countries, else the country or region of
 * the location.
 */
const areasOf = ({ remoteCountries, city, region, country }: JobOfPage) => {
  if (remoteCountries.length > 0) return remoteCountries.map(countryArea);
  if (country === null) return [];
  return city === null && region !== null
    ? [{ "@type": "State", name: `${region}, ${countryName(country)}` }]
    : [countryArea(country)];
};

const countryArea = (code: string) => ({ "@type": "Country", name: countryName(code) });

const jobLocation = ({ city, region, country }: Place) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    ...(city !== null && { addressLocality: city }),
    ...(region !== null && { addressRegion: region }),
    addressCountry: country,
  },
});

/** Pay of so little that it is none of a year is left out: nobody said of what it is. */
const baseSalary = ({ salaryMin, salaryMax }: JobOfPage) => {
  if (!salaryIsYearly({ salaryMin, salaryMax })) return {};
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
