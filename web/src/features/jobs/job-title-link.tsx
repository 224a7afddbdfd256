import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";

/** The title of a job in a row, which leads to the job. */
export function JobTitleLink({ job }: { job: { id: string; title: string } }) {
  return (
    <Link
      to="/jobs/$id"
      params={{ id: job.id }}
      className={linkStyles({ variant: "title", className: "font-semibold" })}
    >
      <bdi>{job.title}</bdi>
    </Link>
  );
}
