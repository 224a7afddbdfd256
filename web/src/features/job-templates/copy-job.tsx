import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { copyJobMutation } from "./job-templates.api.ts";

type CopyJobProps = {
  jobId: string;
  /** The title, in a row of jobs: a link among others then. */
  inRowOf?: string;
};

/** Begins a draft like a job, and opens its form. */
export function CopyJob({ jobId, inRowOf }: CopyJobProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...copyJobMutation,
    onSuccess: ({ id }) => {
      toast({
        title: "Job Copied",
        description: "The copy is a draft with texts, questions, criteria and stages.",
      });
      void navigate({ to: "/jobs/$id/edit", params: { id } });
    },
    onError: (error) => toastFailure("Error", error, "Failed to copy the job"),
  });
  if (inRowOf !== undefined)
    return (
      <Button
        variant="link"
        className="text-xs underline decoration-accent-line hover:decoration-current"
        aria-label={`Duplicate ${inRowOf}`}
        pending={isPending}
        onClick={() => mutate({ params: { id: jobId } })}
      >
        Duplicate
      </Button>
    );
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => mutate({ params: { id: jobId } })}
    >
      Copy
    </Button>
  );
}
