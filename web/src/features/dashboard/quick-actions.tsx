import { Link } from "@tanstack/react-router";
import { useIsReviewer } from "#features/companies/is-reviewer.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

/** Links to the screens that recruiters use most. */
export function QuickActions() {
  const isReviewer = useIsReviewer();
  return (
    <Card asChild className="print:hidden">
      <section>
        <CardHeader title="Quick Actions" />
        <div className="flex flex-col gap-2">
          <Button asChild variant="secondary">
            <Link to="/post-job">Post New Job</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/jobs">Browse All Jobs</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/companies">Browse Companies</Link>
          </Button>
          {isReviewer && (
            <Button asChild variant="secondary">
              <Link to="/reviewing-jobs">Jobs You Review</Link>
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
