import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { matchHash } from "./match-hash.ts";
import { matchClaim, matchTitle } from "./reason-text.ts";
import { ReasonsOfJob } from "./reasons-of-job.tsx";

/** How well the user's profile fits a job, with the reasons when they are asked for. */
export function MatchOfJob({ jobId, score }: { jobId: string; score: number | null }) {
  const isAsked = useLocation({ select: ({ hash }) => hash === matchHash });
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Card asChild className="scroll-mt-20">
      <section ref={isAsked ? scrollHere : undefined} id={matchHash} aria-label="Your match">
        <CardHeader title={matchTitle(score)} description={matchClaim(score)} />
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
        {isOpen && <ReasonsOfJob jobId={jobId} />}
      </section>
    </Card>
  );
}

/** The hash is older than the section. */
const scrollHere = (section: HTMLElement | null) => section?.scrollIntoView({ block: "nearest" });
