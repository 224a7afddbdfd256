import type { Criterion, ListedScorecard } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { levelWords } from "@rolecall/contract/hiring/scorecards.ts";
import type { ReactNode } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";

type ScorecardTableProps = {
  criteria: Criterion[];
  scorecards: ListedScorecard[];
  name: string;
  /** A button, by which keys reach what must be scrolled sideways. */
  children?: ReactNode;
};

const headOf = "px-3 py-2 text-left align-top font-medium";

const Level = ({ word, comment }: { word: string | undefined; comment?: string | null }) => (
  <>
    <span className="block font-medium">{word ?? "–"}</span>
    {comment && (
      <span dir="auto" className="block text-xs whitespace-pre-line text-ink-muted wrap-anywhere">
        {comment}
      </span>
    )}
  </>
);

/** The scorecards of an application side by side, a criterion in each row. */
export function ScorecardTable({ criteria, scorecards, name, children }: ScorecardTableProps) {
  return (
    <section aria-label={`Scorecards of ${name}`} className="mt-3 overflow-x-auto">
      <table className="min-w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headOf}>
              Criterion
            </th>
            {scorecards.map(({ author, submittedAt }, index) => (
              <th key={author.id ?? index} scope="col" className={headOf}>
                <bdi>{fullName(author) || "Former colleague"}</bdi>
                <span className="block text-xs font-normal text-ink-subtle">
                  {longDateText(submittedAt)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {criteria.map(({ id, name: criterion, words }) => (
            <tr key={id}>
              <th scope="row" className={headOf}>
                <bdi>{criterion}</bdi>
              </th>
              {scorecards.map(({ author, scores }, index) => {
                const score = scores?.find(({ criterionId }) => criterionId === id);
                return (
                  <td key={author.id ?? index} className="min-w-40 px-3 py-2 align-top">
                    <Level
                      word={score && words[score.level - 1]}
                      comment={score?.comment ?? null}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row" className={headOf}>
              Recommendation
            </th>
            {scorecards.map(({ author, recommendation, comment }, index) => (
              <td key={author.id ?? index} className="min-w-40 px-3 py-2 align-top">
                <Level
                  word={recommendation === undefined ? undefined : levelWords[recommendation - 1]}
                  comment={comment ?? null}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {children}
    </section>
  );
}
