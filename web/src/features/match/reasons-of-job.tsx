import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#lib/loaded.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { matchOfJobQuery } from "./match.api.ts";

const payTexts = {
  fits: "The pay reaches what you want. Nobody else is told, and it counts nothing.",
  below: "The pay is below what you want. Nobody else is told, and it counts nothing.",
};

/** Why the user's profile fits a job: pay, which is told to them alone, and each reason. */
export function ReasonsOfJob({ jobId }: { jobId: string }) {
  const match = useQuery(matchOfJobQuery(jobId));
  return (
    <Loaded query={match} failure="The reasons could not be loaded.">
      {({ pay, reasons }) => (
        <>
          {pay && <p className="mt-3 text-xs text-ink-muted">{payTexts[pay]}</p>}
          <MatchReasons reasons={reasons} isOwn />
        </>
      )}
    </Loaded>
  );
}
