import type { AuditEntry } from "@rolecall/contract/admin/audit.schemas.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { recordQuery } from "#features/admin/admin.api.ts";
import { ListRows } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { longTimeText } from "#lib/text/moments.ts";
import { RecordFilters } from "./record-filters.tsx";
import { actionText, changesText } from "./record-text.ts";

/** The record of all changes, newest first. */
export function RecordRows() {
  const { filters } = useFilters();
  return (
    <div className="flex flex-col gap-4">
      <RecordFilters />
      <ListRows list={recordQuery(filters)} Row={Entry} />
    </div>
  );
}

const sectionOf = { user: "people", company: "companies", job: "jobs" } as const;
const isShown = (type: string): type is keyof typeof sectionOf => type in sectionOf;

function Entry({ item: { at, actor, action, subject, changes } }: { item: AuditEntry }) {
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {actionText(action)}
        {subject.id !== null && isShown(subject.type) && (
          <>
            {" "}
            <AdminLink to={{ section: sectionOf[subject.type], id: subject.id }}>
              Show {subject.type === "user" ? "person" : subject.type}
            </AdminLink>
          </>
        )}
      </p>
      <p className="text-ink-muted">
        <time dateTime={at}>{longTimeText(at)}</time>, by{" "}
        {actor ? (
          <AdminLink to={{ section: "people", id: actor.id }}>
            <bdi>{actor.username}</bdi>
          </AdminLink>
        ) : (
          "nobody who has an account"
        )}
      </p>
      {changesText(changes).map((line) => (
        <p key={line} className="text-xs text-ink-subtle">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
