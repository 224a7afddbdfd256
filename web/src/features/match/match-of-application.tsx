import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#lib/loaded.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { matchOfApplicationQuery } from "./match.api.ts";

/** The match of an application when it was sent, for its hiring team: it sorts, and decides nothing. */
export function MatchOfApplication({ applicationId }: { applicationId: string }) {
  const match = useQuery(matchOfApplicationQuery(applicationId));
  return (
    <Loaded query={match} failure="The match could not be loaded.">
      {({ score, reasons }) => (
        <div className="mt-1">
          <p>
            {score === null ? "No match is known." : `${score} of 100 when it was sent.`}{" "}
            <span className="text-ink-muted">It finds the field, and does not rank people.</span>
          </p>
          <MatchReasons reasons={reasons} />
        </div>
      )}
    </Loaded>
  );
}
