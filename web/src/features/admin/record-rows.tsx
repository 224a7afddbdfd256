import { useQuery } from "@tanstack/react-query";
import { longDateText } from "#lib/text/dates.ts";
import { recordQuery } from "./admin.api.ts";
import { Loaded } from "./loaded.tsx";

/** The newest of who changed what. */
export function RecordRows() {
  const record = useQuery(recordQuery);
  return (
    <Loaded query={record} failure="The record could not be loaded.">
      {({ items }) => (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map(({ id, at, actor, action, subject, changes }) => (
            <li key={id} className="px-4 py-3 wrap-anywhere">
              <p className="font-medium">{action}</p>
              <p className="text-ink-muted">
                {longDateText(at)}, by <bdi>{actor?.username ?? "nobody who has an account"}</bdi>
              </p>
              <p className="text-xs text-ink-subtle">
                {subject.type} {subject.id} <bdi>{JSON.stringify(changes)}</bdi>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
