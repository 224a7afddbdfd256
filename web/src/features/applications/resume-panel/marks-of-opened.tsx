import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useState } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { ApplicationMarks } from "#features/notes/application-marks.tsx";
import { Movable } from "#ui/movable.tsx";

type MarksOfOpenedProps = {
  applications: MarkedApplication[];
  /** The id of the application whose resume is open. */
  opened: string | undefined;
  /** Where its marks stand, in the panel of its resume. */
  place: Element | null;
};

/**
 * The marks of applications whose list has no room for them. They are there from the first time that a resume is
 * opened, unseen after it was closed, so that what was opened and typed in them stays.
 */
export function MarksOfOpened({ applications, opened, place }: MarksOfOpenedProps) {
  const [ids, setIds] = useState<readonly string[]>([]);
  if (opened !== undefined && !ids.includes(opened)) setIds([...ids, opened]);
  return applications
    .filter(({ id }) => ids.includes(id))
    .map((application) => (
      <div key={application.id} hidden>
        <Movable place={application.id === opened ? place : null}>
          <ApplicationMarks application={application} name={candidateName(application.candidate)} />
        </Movable>
      </div>
    ));
}
