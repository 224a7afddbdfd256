import { useQuery } from "@tanstack/react-query";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { reviewingQuery } from "./review.api.ts";

/** The colleagues who review applications of the job as well: nobody gets what they look at. */
export function Colleagues({ jobId }: { jobId: string }) {
  const { id } = useSignedInUser();
  const { data = [] } = useQuery(reviewingQuery(jobId));
  const others = data.filter(({ user }) => user.id !== id);
  if (others.length === 0) return null;
  return (
    <>
      . Also reviewing:{" "}
      {others.map(({ user }, index) => (
        <bdi key={user.id}>
          {index > 0 && ", "}
          {fullName(user) || "a colleague"}
        </bdi>
      ))}
    </>
  );
}
