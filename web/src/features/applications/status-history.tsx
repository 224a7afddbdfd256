import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { ShortList } from "#lib/lists/short-list.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Step } from "#ui/list/step.tsx";
import { statusHistoryQuery } from "./applications.api.ts";

/** The history of an application, from its arrival until now. */
export function StatusHistory({ application }: { application: LoadedApplication }) {
  return (
    <ShortList
      query={statusHistoryQuery(application.id)}
      failed="The history could not be loaded."
      laterFailed="The later changes could not be loaded."
      moreLabel="Show later changes"
    >
      {(changes) => (
        <ol aria-label="History" className="mt-3">
          {[
            { id: application.id, name: "Applied", at: application.appliedAt },
            ...changes.map(({ id, to, changedAt }) => ({
              id,
              name: statusLabel(to),
              at: changedAt,
            })),
          ].map(({ id, name, at }) => (
            <Step key={id}>
              <span className="block font-medium">{name}</span>
              <time dateTime={at} className="block text-xs text-ink-subtle">
                {longDateText(at)}
              </time>
            </Step>
          ))}
        </ol>
      )}
    </ShortList>
  );
}
