import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { Link } from "@tanstack/react-router";
import { candidateName } from "#features/applications/candidate-name.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

type PartialListNoteProps = {
  jobId: string;
  /** The application that the list starts from; undefined where it does not exist. */
  first: LoadedApplication | undefined;
};

/** Says that the list does not start with the newest application, and links to the whole list. */
export function PartialListNote({ jobId, first }: PartialListNoteProps) {
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
