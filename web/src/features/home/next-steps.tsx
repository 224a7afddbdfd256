import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** Links to the next steps for candidates and for recruiters. */
export function NextSteps() {
  return (
    <section aria-label="Next steps" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card className="flex flex-col items-start gap-2">
        <h2 className="text-lg">Looking for a job?</h2>
        <p className="flex-1 text-ink-muted">
          A profile with your resume makes every application a matter of minutes.
        </p>
        <Button asChild className="mt-2">
          <Link to="/profile">Complete Your Profile</Link>
        </Button>
      </Card>
      <Card className="flex flex-col items-start gap-2">
        <h2 className="text-lg">Hiring?</h2>
        <p className="flex-1 text-ink-muted">
          Post a job, read the applications as they come in, and answer every candidate.
        </p>
        <Button asChild variant="secondary" className="mt-2">
          <Link to="/post-job">Post a Job</Link>
        </Button>
      </Card>
    </section>
  );
}
