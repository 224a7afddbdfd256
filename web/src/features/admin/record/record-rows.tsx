import type { AuditEntry } from "@rolecall/contract/admin/audit.schemas.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { recordQuery } from "#features/admin/admin.api.ts";
import { ListRows } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { longTimeText } from "#lib/text/moments.ts";
import { recordSentence } from "#lib/text/record-sentence.ts";
import { Said } from "#lib/text/said.tsx";
import { RecordFilters } from "./record-filters.tsx";
import { detailsText } from "./record-text.ts";

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

/** Who did it, where no account says so. */
const withoutActor = (action: string) =>
  action.startsWith("administrator-")
    ? "The operator of the server"
    : "Somebody without an account";

function Entry({ item }: { item: AuditEntry }) {
  const { at, actor, action, subject, changes, names } = item;
  return (
    <div className="min-w-0">
      <p>
        {actor ? (
          <AdminLink to={{ section: "people", id: actor.id }}>
            <bdi>{names[actor.id] ?? actor.username}</bdi>
          </AdminLink>
        ) : (
          withoutActor(action)
        )}{" "}
        <Said pieces={recordSentence(item)} />
      </p>
      <p className="text-xs text-ink-subtle">
        <time dateTime={at}>{longTimeText(at)}</time>
        {subject.id !== null && isShown(subject.type) && (
          <>
            {" · "}
            <AdminLink to={{ section: sectionOf[subject.type], id: subject.id }}>
              Show {subject.type === "user" ? "person" : subject.type}
            </AdminLink>
          </>
        )}
      </p>
      {detailsText(action, changes).map((line) => (
        <p key={line} className="text-xs text-ink-subtle">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
