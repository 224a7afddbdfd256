import type { LoadedApplication } from "@rolecall/contract/applications/application.ts";
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { Link } from "@tanstack/react-router";
import { candidateName } from "#features/applications/candidate-name.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

type BeginningNoteProps = {
  jobId: string;
  /** What the list begins with; undefined where there is no such application. */
  first: LoadedApplication | undefined;
};

/** Says that a list of applications does not begin with the newest, and leads to all of them. */
export function BeginningNote({ jobId, first }: BeginningNoteProps) {
  return (
    <p className="mb-4 text-ink-muted">
      {first ? (
        <>
          Beginning with <bdi>{candidateName(first.candidate)}</bdi>'s application.
        </>
      ) : (
        `${applicationMissingText}.`
      )}{" "}
      <Link to="/jobs/$jobId/applications" params={{ jobId }} className={linkStyles()}>
        Show all applications
      </Link>
    </p>
  );
}
