import type { SelectOption } from "#ui/form/select-option.ts";

interface NamedJob {
  id: string;
  title: string;
  company: { name: string };
}

/** Jobs to choose from, by title; where several have the same one, their companies tell them apart. */
export const jobOptions = (jobs: readonly NamedJob[]): SelectOption[] => {
  const sameTitle = Map.groupBy(jobs, ({ title }) => title);
  return jobs.map(({ id, title, company }) => ({
    value: id,
    label: sameTitle.get(title)?.length === 1 ? title : `${title}, ${company.name}`,
  }));
};
