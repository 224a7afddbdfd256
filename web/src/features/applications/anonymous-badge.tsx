import { anonymousResumePath } from "@rolecall/contract/applications/anonymous.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import EyeOff from "lucide-react/icons/eye-off";
import { Badge } from "#ui/badge.tsx";

/** Whether its employer does not know who sent it. */
const isAnonymous = ({ id, resumeUrl }: Pick<LoadedApplication, "id" | "resumeUrl">) =>
  resumeUrl === anonymousResumePath(id);

/** Says of an application that its candidate is hidden, and until when; nothing of others. */
export function AnonymousBadge({ of }: { of: Pick<LoadedApplication, "id" | "resumeUrl"> }) {
  if (!isAnonymous(of)) return null;
  return (
    <Badge title="Name, picture and contact are hidden, as this job is reviewed anonymously">
      <EyeOff aria-hidden />
      Anonymous until shortlisted
    </Badge>
  );
}
