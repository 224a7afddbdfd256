import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { Loaded } from "#lib/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { matchHash } from "./match-hash.ts";
import { MatchReasons } from "./match-reasons.tsx";
import { matchOfJobQuery } from "./match.api.ts";

const payTexts = {
  fits: "The pay reaches what you want. Nobody else is told, and it counts nothing.",
  below: "The pay is below what you want. Nobody else is told, and it counts nothing.",
};

/** How well the user's profile fits a job, with the reasons when they are asked for. */
export function MatchOfJob({ jobId, score }: { jobId: string; score: number | null }) {
  const isAsked = useLocation({ select: ({ hash }) => hash === matchHash });
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Card asChild className="scroll-mt-20 sm:p-6">
      <section ref={isAsked ? scrollHere : undefined} id={matchHash} aria-label="Your match">
        <CardHeader
          title={score === null ? "Your match" : `Your match: ${score} of 100`}
          description={
            score === null
              ? "Your profile and this job have nothing in common that we know."
              : "It finds the field and says why. The employer sees the same when you apply."
          }
        />
        {score !== null && (
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide the reasons" : "Why?"}
          </Button>
        )}
        {isOpen && <Reasons jobId={jobId} />}
      </section>
    </Card>
  );
}

/** The hash is older than the section. */
const scrollHere = (section: HTMLElement | null) => section?.scrollIntoView({ block: "nearest" });

function Reasons({ jobId }: { jobId: string }) {
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
