import { useQuery } from "@tanstack/react-query";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { membersQuery, reviewersQuery } from "./interviews.api.ts";

interface Interviewer {
  id: string;
  name: string;
}

/** Whom one may choose to lead an interview: oneself first, then the company's members, and reviewers of the job alone. */
export const useInterviewers = ({
  jobId,
  companyId,
}: {
  jobId: string;
  companyId: string;
}): Interviewer[] => {
  const user = useSignedInUser();
  const members = useQuery({ ...membersQuery(companyId), retry: false });
  const reviewers = useQuery({ ...reviewersQuery(jobId), retry: false });
  const hiring = (members.data?.items ?? []).filter(({ role }) => role !== "reviewer");
  const others = [...hiring, ...(reviewers.data ?? [])].filter(({ userId }) => userId !== user.id);
  return [
    { id: user.id, name: fullName(user) || user.username },
    ...others.map(({ userId, ...person }) => ({
      id: userId,
      name: fullName(person) || person.email || "A colleague",
    })),
  ];
};
