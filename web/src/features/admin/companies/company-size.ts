/** A number of things in words: '1 job', '2,000 jobs'. */
export const countText = (count: number, what: string): string =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;

/** The jobs and members of a company: '3 jobs, 1 member'. */
export const sizeText = ({
  jobCount,
  memberCount,
}: {
  jobCount: number;
  memberCount: number;
}): string => `${countText(jobCount, "job")}, ${countText(memberCount, "member")}`;
