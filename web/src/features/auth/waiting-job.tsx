import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";
import { waitingJobQuery } from "./auth.api.ts";

/** The job that the visitor wanted to open before the sign-in, with a link to read it without one. */
export function WaitingJob({ id }: { id: string }) {
  const { data: job } = useQuery(waitingJobQuery(id));
  if (!job) return null;
  return (
    <section aria-label="The job that you came for" className="mt-3 border-y border-line py-4">
      <p className="text-ink-muted">Sign in to continue to</p>
      <h2 className="mt-1 text-lg wrap-anywhere">
        <bdi>{job.title}</bdi>
      </h2>
      <p className="text-ink-muted">
        <bdi>{job.company.name}</bdi>
        {" · "}
        <bdi>{job.location}</bdi>
      </p>
      <Link
        to="/jobs"
        search={{ job: id }}
        className={linkStyles({ className: "mt-2 inline-block" })}
      >
        Read it without an account
      </Link>
    </section>
  );
}
