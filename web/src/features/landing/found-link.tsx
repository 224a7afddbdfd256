import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { foundJobsQuery } from "#features/jobs/jobs.api.ts";
import { Button } from "#ui/button.tsx";
import { foundText, type Sought } from "./found-text.ts";

/** A link to the search that was typed on the landing page, with its number of jobs. */
export function FoundLink({ sought }: { sought: Sought }) {
  const { data } = useQuery(foundJobsQuery(sought));
  if (!data) return null;
  return (
    <p aria-live="polite" className="mb-8">
      <Button asChild size="lg" className="max-w-full">
        <Link to="/jobs" search={data.total > 0 ? sought : {}}>
          <span className="wrap-anywhere">{foundText(sought, data.total, data.capped)}</span>
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </p>
  );
}
