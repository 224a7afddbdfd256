import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answerTakedownMutation, confirmJobMutation } from "#features/jobs/job-writes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";

/** Tells who manages a job that it waits for a look, or why it was taken down. */
export function SupervisionNotice({ job }: { job: JobDetail }) {
  const { takedown, held, unlistedAt } = job;
  if (!takedown && !held) return unlistedAt ? <Unlisted jobId={job.id} /> : null;
  return (
    <section
      aria-label={takedown ? "This listing was taken down" : "This job waits for a look"}
      className="mb-6 rounded-lg border border-line bg-amber-soft px-4 py-4 text-amber-ink"
    >
      {takedown ? (
        <Takedown jobId={job.id} takedown={takedown} />
      ) : (
        <>
          <h2 className="text-base font-medium">This job waits for a look</h2>
          <p className="mt-1">
            The administrators of this site look at it before it is listed. You get an email when it
            is public.
          </p>
        </>
      )}
    </section>
  );
}

/** Nobody said for long that the job is still open. */
function Unlisted({ jobId }: { jobId: string }) {
  const { mutate, error, isPending } = useMutation(confirmJobMutation);
  return (
    <section
      aria-label="This job is unlisted"
      className="mb-6 rounded-lg border border-line bg-amber-soft px-4 py-4 text-amber-ink"
    >
      <h2 className="text-base font-medium">This job is unlisted</h2>
      <p className="mt-1">
        Nobody answered the email that asked whether it is still open, so it is in no search and
        takes no applications.
      </p>
      {error && <p role="alert">{sentenceOf(error, "The job could not be confirmed.")}</p>}
      <Button
        className="mt-3"
        pending={isPending}
        onClick={() => mutate({ params: { id: jobId } })}
      >
        Yes, it is still open
      </Button>
    </section>
  );
}

type TakedownProps = { jobId: string; takedown: NonNullable<JobDetail["takedown"]> };

function Takedown({ jobId, takedown: { reason, at, answer } }: TakedownProps) {
  return (
    <>
      <h2 className="text-base font-medium">This listing was taken down on {longDateText(at)}</h2>
      <div className="mt-2 text-ink">
        <p className="font-medium">Reason of the administrators</p>
        <Paragraphs text={reason} />
      </div>
      {answer ? (
        <div className="mt-3 text-ink">
          <p className="font-medium">Your answer of {longDateText(answer.at)}</p>
          <Paragraphs text={answer.text} />
        </div>
      ) : (
        <Answer jobId={jobId} />
      )}
    </>
  );
}

function Answer({ jobId }: { jobId: string }) {
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useMutation(answerTakedownMutation);
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    mutate({ params: { id: jobId }, body: { text } });
  };
  return (
    <Form className="mt-4 flex flex-col items-start gap-3 text-ink" onSubmit={send}>
      <Field
        className="w-full"
        label="Your answer"
        hint="You can answer once. The administrators look at the listing again then."
        error={error ? sentenceOf(error, "The answer could not be sent.") : undefined}
      >
        <Textarea value={text} maxLength={5_000} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" pending={isPending}>
        {isPending ? "Sending..." : "Send answer"}
      </Button>
    </Form>
  );
}
