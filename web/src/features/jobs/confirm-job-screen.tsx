import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { confirmJobByLinkMutation } from "#features/jobs/job-writes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const route = getRouteApi("/jobs/confirm");

/** Says that a job is still open, with the token of the letter that asked. Opening the link alone does not. */
export function ConfirmJobScreen() {
  useDocumentTitle("Is this job still open?");
  const { token } = route.useSearch();
  const { mutate, data: job, error, isPending } = useMutation(confirmJobByLinkMutation);
  return (
    <Page className="flex justify-center">
      <Card className="flex w-full max-w-form flex-col gap-4">
        <h1 className="text-xl">Is this job still open?</h1>
        {job ? (
          <>
            <p role="status" className="wrap-anywhere">
              Thank you. <strong>{job.title}</strong> is confirmed as open for another 30 days.
            </p>
            <Link to="/jobs/$id" params={{ id: job.id }} className={linkStyles()}>
              Open the job
            </Link>
          </>
        ) : (
          <>
            <p>
              People apply with more confidence where somebody said lately that a job is open. If it
              is filled, close it instead.
            </p>
            {error && (
              <p role="alert" className="text-danger-ink">
                {sentenceOf(error, "The job could not be confirmed. Please try again.")}
              </p>
            )}
            <Button size="lg" pending={isPending} onClick={() => mutate({ body: { token } })}>
              Yes, it is still open
            </Button>
            <Link to="/my-jobs" className={linkStyles()}>
              My jobs
            </Link>
          </>
        )}
      </Card>
    </Page>
  );
}
