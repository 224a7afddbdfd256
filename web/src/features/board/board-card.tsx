import type { Card } from "@rolecall/contract/hiring/board.schemas.ts";
import { Link } from "@tanstack/react-router";
import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Star from "lucide-react/icons/star";
import { memo, useRef } from "react";
import { RuledOutBadge } from "#features/applications/ruled-out-badge.tsx";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { BoardStage } from "./board-data.ts";
import { MoveMenu } from "./move-menu.tsx";
import { useCardDrag } from "./use-card-drag.ts";

/** What cards do to the board. */
export interface BoardActs {
  /** The cards that go together with this one. */
  idsWith: (id: string) => string[];
  onSelect: (id: string, on: boolean) => void;
  onMove: (ids: string[], stage: BoardStage, focus?: string) => void;
  onHeld: (ids: string[]) => void;
}

type BoardCardProps = {
  jobId: string;
  card: Card;
  stages: readonly BoardStage[];
  isMovable: boolean;
  isSelected: boolean;
  acts: BoardActs;
};

/** The id of a card's link, which has the focus for the card. */
export const cardLinkId = (id: string) => `board-card-${id}`;

/** One application on the board. Memoized: of thousands, those that stay are left alone. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { jobId, card, stages, isMovable, isSelected, acts } = props;
  const { id, candidate, appliedAt, tags, starred, stars, ruledOut, matchScore } = card;
  const name = fullName(candidate) || "Candidate";
  const element = useRef<HTMLElement>(null);
  useCardDrag(element, { isMovable, idsOf: () => acts.idsWith(id), onHeld: acts.onHeld });
  return (
    <article
      ref={element}
      data-card={id}
      aria-label={name}
      className={cn(
        "flex h-full flex-col gap-1.5 overflow-hidden rounded-md border border-line bg-surface p-2.5 shadow-card",
        isMovable && "cursor-grab",
        isSelected && "border-accent bg-accent-soft",
      )}
    >
      <div className="flex items-center gap-2">
        {isMovable && (
          <Checkbox
            aria-label={`Select ${name}`}
            checked={isSelected}
            onCheckedChange={(on) => acts.onSelect(id, on)}
          />
        )}
        <Avatar size="sm" initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
        <Link
          id={cardLinkId(id)}
          to="/jobs/$jobId/applications"
          params={{ jobId }}
          search={{ from: id }}
          draggable={false}
          className={linkStyles({
            variant: "title",
            className: "min-w-0 flex-1 truncate font-medium",
          })}
        >
          <bdi>{name}</bdi>
        </Link>
        {isMovable && (
          <MoveMenu
            stages={stages}
            stageId={card.stageId}
            onMove={(stage) => acts.onMove([id], stage, id)}
            trigger={
              <Button
                variant="ghost"
                size="text"
                aria-label={`Move ${name} to…`}
                title="Move to…"
                className="size-8"
              >
                <ArrowRightLeft aria-hidden />
              </Button>
            }
          />
        )}
      </div>
      <div className="flex h-6 items-center gap-2 text-xs whitespace-nowrap text-ink-subtle">
        <span className="first-letter:uppercase">{daysAgoText(appliedAt)}</span>
        {matchScore !== null && <span className="tabular-nums">Match {matchScore}</span>}
        {stars > 0 && (
          <span className="flex items-center gap-0.5 tabular-nums">
            <Star
              aria-hidden
              className={cn("size-3.5", starred && "fill-current text-accent-ink")}
            />
            {stars}
            <VisuallyHidden>{stars === 1 ? "star" : "stars"}</VisuallyHidden>
          </span>
        )}
        {ruledOut && <RuledOutBadge />}
        {tags.length > 0 && (
          <ul aria-label={`Tags of ${name}`} className="flex min-w-0 gap-1 overflow-hidden">
            {tags.map((tag) => (
              <li key={tag} title={tag} className="min-w-6">
                <Badge>
                  <bdi className="truncate">{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
});
