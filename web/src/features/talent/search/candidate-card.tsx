import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { summaryInList } from "@rolecall/contract/talent/candidates.ts";
import { Link } from "@tanstack/react-router";
import { levelLabel } from "#features/jobs/job-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import type { CandidatesSearch } from "./candidates-search.ts";
import { RequestBadge } from "./request-badge.tsx";
import { SkillBadges } from "./skill-badges.tsx";

type CandidateCardProps = {
  candidate: Candidate;
  search: Pick<CandidatesSearch, "jobId" | "companyId">;
};

/** Somebody in the list. It is no look: that is their own page. */
export function CandidateCard({ candidate, search: { jobId, companyId } }: CandidateCardProps) {
  const { id, title, summary, skills, location, experienceLevel, matchScore, request } = candidate;
  const isCut = [...summary].length >= summaryInList;
  return (
    <Card asChild>
      <article className="relative">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="min-w-0 text-base wrap-anywhere">
            <Link
              to="/candidates/$id"
              params={{ id }}
              search={{ ...(jobId && { jobId }), ...(companyId && { companyId }) }}
              dir="auto"
              className={linkStyles({
                variant: "quiet",
                className: "after:absolute after:inset-0",
              })}
            >
              {title}
            </Link>
          </h3>
          <div className="flex flex-wrap gap-1.5">
            {matchScore !== undefined && matchScore !== 0 && (
              <Badge tone="accent">
                {matchScore === null ? "Match not known" : `Match ${matchScore} of 100`}
              </Badge>
            )}
            <RequestBadge request={request} />
          </div>
        </div>
        <p className="mt-1 text-ink-muted wrap-anywhere">
          <bdi>{location}</bdi>
          <span aria-hidden> · </span>
          {levelLabel(experienceLevel)}
        </p>
        <p dir="auto" className="mt-3 wrap-anywhere">
          {summary}
          {isCut && "…"}
        </p>
        <SkillBadges skills={skills} most={12} className="mt-3" />
      </article>
    </Card>
  );
}
