import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page/page.tsx";

/** Shown if a job does not exist. */
export function JobMissing({
  title = jobMissingText,
  text = "The job you're looking for doesn't exist or has been removed.",
}: {
  title?: string;
  text?: string;
}) {
  return (
    <Page className="flex flex-col items-start gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-base text-ink-muted">{text}</p>
      <Button asChild variant="secondary">
        <Link to="/jobs">Find Jobs</Link>
      </Button>
    </Page>
  );
}
