/** The numbers of rows. Users are numbered from 1: recruiters, then owners of companies, then candidates. */
export interface BoardSize {
  jobs: number;
  companies: number;
  recruiters: number;
  candidates: number;
}

/** Fewer jobs would have too few candidates for the applications of one job. */
export const leastJobs = 2_000;

export const sizeFor = (jobs: number): BoardSize => {
  const companies = Math.ceil(jobs / 20);
  return { jobs, companies, recruiters: Math.ceil(companies / 5), candidates: Math.ceil(jobs / 5) };
};

/** The id of the row with that number, in any table: `bench.id` in SQL. */
export const idOf = (number: number): string => {
  const time = (1_767_225_600_000 + number).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};
