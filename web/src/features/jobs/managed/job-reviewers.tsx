import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { fullName } from "#features/auth/person-name.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import {
  addReviewerMutation,
  companyMembersQuery,
  removeReviewerMutation,
  reviewersQuery,
} from "./hiring-team.api.ts";

type Named = { firstName: string | null; lastName: string | null; email: string | null };
const nameOf = (person: Named) => fullName(person) || person.email || "A colleague";

/** The reviewers of a job, chosen by members who manage it; nothing where the company has none. */
export function JobReviewers({ job }: { job: JobDetail }) {
  const members = useQuery(companyMembersQuery(job.companyId));
  const reviewers = useQuery(reviewersQuery(job.id));
  const add = useMutation({
    ...addReviewerMutation,
    onError: (error) => toastFailure("Error", error, "Failed to add the reviewer"),
  });
  const remove = useMutation({
    ...removeReviewerMutation,
    onError: (error) => toastFailure("Error", error, "Failed to take the reviewer off"),
  });
  const chosen = reviewers.data ?? [];
  const others = (members.data?.items ?? []).filter(
    ({ role, userId }) => role === "reviewer" && chosen.every((one) => one.userId !== userId),
  );
  if (chosen.length === 0 && others.length === 0) return null;
  return (
    <section
      aria-label="Reviewers"
      className="mb-6 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <h2 className="text-sm font-medium">Reviewers</h2>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((person) => (
          <li key={person.userId} className="flex items-center rounded-md bg-sunken pl-3">
            <bdi>{nameOf(person)}</bdi>
            <Button
              variant="ghost"
              aria-label={`Take ${nameOf(person)} off this job`}
              onClick={() => remove.mutate({ params: { id: job.id, userId: person.userId } })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Select
          className="w-48"
          aria-label="Add a reviewer"
          placeholder="Add a reviewer"
          value=""
          options={others.map((person) => ({ value: person.userId, label: nameOf(person) }))}
          onValueChange={(userId) => add.mutate({ params: { id: job.id, userId } })}
        />
      )}
    </section>
  );
}
