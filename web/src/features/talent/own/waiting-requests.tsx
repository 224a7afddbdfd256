import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Mail from "lucide-react/icons/mail";
import { waitingRequestsQuery } from "#features/talent/talent.api.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

/** A hint at the companies that wait for the user's yes or no; nothing where none does, or they cannot be loaded. */
export function WaitingRequests() {
  const { data } = useQuery(waitingRequestsQuery);
  const [newest] = data?.items ?? [];
  if (!data || !newest) return null;
  return (
    <section
      aria-label="Requests from companies"
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg bg-accent-soft px-5 py-4 forced-colors:border"
    >
      <p className="flex min-w-0 items-start gap-2 wrap-anywhere">
        <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
        {data.total === 1 ? (
          <span>
            <bdi>{newest.company.name}</bdi> would like to talk to you.
          </span>
        ) : (
          <span>{data.total.toLocaleString("en-US")} companies would like to talk to you.</span>
        )}
      </p>
      <Link to="/profile/requests" className={linkStyles()}>
        Read and answer
      </Link>
    </section>
  );
}
