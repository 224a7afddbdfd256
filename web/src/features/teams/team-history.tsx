import { fullName } from "#features/auth/person-name.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { recordSentence } from "#lib/text/record-sentence.ts";
import { Said } from "#lib/text/said.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { historyQuery } from "./teams.api.ts";

/** The history of the company, newest first. */
export function TeamHistory({ companyId }: { companyId: string }) {
  const list = useEndlessList(historyQuery(companyId));
  const next = useNextRows(list, "The next entries could not be loaded.");
  const entries = rowsOf(list.data);
  return (
    <section className="mt-10">
      <h2 className="text-xl">History</h2>
      {list.isSuccess && entries.length === 0 && (
        <p className="mt-3 text-ink-muted">Nothing has happened yet.</p>
      )}
      {list.isError && (
        <p role="alert" className="mt-3 text-danger-ink">
          The history could not be loaded.
        </p>
      )}
      {entries.length > 0 && (
        <GrowingList
          className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface"
          moreLabel="Show more"
          next={next}
        >
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 px-5 py-3">
              <span className="min-w-0 wrap-anywhere">
                <bdi className="font-medium">
                  {entry.actor ? fullName(entry.actor) || "A colleague" : "Somebody who left"}
                </bdi>{" "}
                <Said pieces={recordSentence(entry)} />
              </span>
              <time dateTime={entry.at} className="text-xs text-ink-subtle first-letter:uppercase">
                {daysAgoText(entry.at)}
              </time>
            </li>
          ))}
        </GrowingList>
      )}
    </section>
  );
}
