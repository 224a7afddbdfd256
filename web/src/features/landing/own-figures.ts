import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";

interface Counted {
  /** The number of open jobs. */
  jobs: number | undefined;
  companies: number | undefined;
  facets: Pick<JobFacets, "type" | "category"> | undefined;
}

/** The board's own figures with their captions; undefined for what is not counted yet. */
export const ownFigures = ({
  jobs,
  companies,
  facets,
}: Counted): [figure: string | undefined, caption: string][] => {
  const remote = facets?.type.find(({ value }) => value === "remote");
  const fields = facets?.category.filter((field) => field.jobs > 0).length;
  return [
    [jobs?.toLocaleString("en-US"), jobs === 1 ? "active listing" : "active listings"],
    [companies?.toLocaleString("en-US"), companies === 1 ? "company" : "companies"],
    [
      remote && `${remote.jobs.toLocaleString("en-US")}${remote.capped ? "+" : ""}`,
      remote?.jobs === 1 ? "remote job" : "remote jobs",
    ],
    [fields?.toString(), fields === 1 ? "field of work" : "fields of work"],
  ];
};
