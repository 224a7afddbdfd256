import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { longDateText } from "#lib/text/dates.ts";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";
import { AnonymousBadge } from "./anonymous-badge.tsx";
import { RuledOutBadge } from "./ruled-out-badge.tsx";

/** What stands below a candidate's name: what they do, where, and when they applied. */
export function ApplicantFacts({ application }: { application: MarkedApplication }) {
  const profile = application.candidate.candidateProfile;
  return (
    <>
      <p className="text-ink-muted empty:hidden">
        <TextsInLine texts={[profile?.title, profile?.location]} />
      </p>
      <p className="text-xs text-ink-subtle">
        Applied {application.appliedAt ? longDateText(application.appliedAt) : "Recently"}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        <AnonymousBadge of={application} />
        {application.ruledOut && <RuledOutBadge />}
      </p>
    </>
  );
}
