import { filterApplications } from "@rolecall/contract/applications/applications.ts";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import { mayGo } from "#app/navigation.ts";
import { candidateName } from "#features/applications/candidate-name.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { placesFor } from "./palette-places.ts";
import { foundCompaniesQuery, foundJobsQuery, foundPeopleQuery } from "./palette.api.ts";

/** A line of the palette: where it leads, and how it reads. */
export interface Result {
  key: string;
  text: string;
  detail?: string | undefined;
  link: Pick<LinkProps, "to" | "params" | "search">;
}

export interface ResultGroup {
  name: "Pages" | "Jobs" | "People" | "Companies";
  results: Result[];
}

/** Fewer letters are found almost everywhere. */
const fewestLetters = 2;

/** What was typed leads to, for what the user may see: the server is asked when typing rests. */
export const usePaletteResults = (user: User | null, typed: string) => {
  const words = useDebounced(typed.trim());
  const asks = words.length >= fewestLetters;
  const asking = { enabled: asks, placeholderData: keepPreviousData };
  const jobs = useQuery({ ...foundJobsQuery(words), ...asking });
  const companies = useQuery({ ...foundCompaniesQuery(words), ...asking });
  const people = useQuery({
    ...foundPeopleQuery(words),
    ...asking,
    enabled: asks && mayGo(filterApplications.access, user),
  });
  const groups: ResultGroup[] = [
    {
      name: "Pages",
      results: placesFor(user, typed).map(({ to, label }) => ({
        key: `page ${to}`,
        text: label,
        link: { to },
      })),
    },
    {
      name: "Jobs",
      results: (asks ? (jobs.data?.items ?? []) : []).map(({ id, title, company, location }) => ({
        key: `job ${id}`,
        text: title,
        detail: `${company.name}, ${location}`,
        link: { to: "/jobs/$id", params: { id } },
      })),
    },
    {
      name: "People",
      results: (asks ? (people.data?.applications ?? []) : []).map(({ id, candidate, job }) => ({
        key: `person ${id}`,
        text: candidateName(candidate),
        detail: `Applied for ${job.title}`,
        link: { to: "/jobs/$jobId/applications", params: { jobId: job.id }, search: { from: id } },
      })),
    },
    {
      name: "Companies",
      results: (asks ? (companies.data?.items ?? []) : []).map(
        ({ id, name, industry, location }) => ({
          key: `company ${id}`,
          text: name,
          detail: [industry, location].filter(Boolean).join(", "),
          link: { to: "/companies/$id", params: { id } },
        }),
      ),
    },
  ];
  const asked = [jobs, companies, people];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    pending: words !== typed.trim() || asked.some(({ isFetching }) => isFetching),
    failed: asks && asked.some(({ isError }) => isError),
  };
};
