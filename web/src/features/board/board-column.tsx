import type { Card } from "@rolecall/contract/hiring/board.schemas.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { type BoardActs, BoardCard, cardLinkId } from "./board-card.tsx";
import type { BoardStage } from "./board-data.ts";
import { useCardDrop } from "./use-card-drag.ts";
import { useWindow } from "./use-window.ts";

/** The height of a card with the gap below it, in rem: cards of one height need no measuring. */
const cardHeight = 5.75;

/** Which card is to have the focus; `times` tells one wish from the next. */
export interface WantedFocus {
  id: string;
  stageId: string;
  times: number;
}

export type BoardColumnProps = {
  jobId: string;
  stage: BoardStage;
  stages: readonly BoardStage[];
  isMovable: boolean;
  selected: ReadonlySet<string>;
  /** Cards that somebody drags: they stay where they are until they are dropped. */
  held: readonly string[];
  wanted: WantedFocus | undefined;
  acts: BoardActs;
  hasFailed: boolean;
  onMore: (stage: BoardStage) => void;
};

/** What has the focus stays, however far the others are scrolled. */
const noting = (id: string, onFocus: (id: string) => void) => ({ onFocus: () => onFocus(id) });

interface Seen {
  start: number;
  end: number;
  /** Ids of cards that are there wherever they stand. */
  kept: (string | undefined)[];
}

/** The cards that are drawn, with their places among all. */
const placesOf = (cards: Card[], { start, end, kept }: Seen) => {
  const seen = cards.slice(start, end).map((card, offset) => ({ card, index: start + offset }));
  const beyond = [...new Set(kept)].flatMap((id) => {
    const index = id === undefined ? -1 : cards.findIndex((card) => card.id === id);
    const card = index < start || index >= end ? cards[index] : undefined;
    return card ? [{ card, index }] : [];
  });
  return [...seen, ...beyond].toSorted((one, other) => one.index - other.index);
};

/** A stage with its cards, of which those are there that can be seen. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, isMovable, selected, held, wanted, acts, hasFailed, onMore } = props;
  const { name, count, applications } = stage;
  const column = useRef<HTMLElement>(null);
  const isOver = useCardDrop(column, {
    isTarget: isMovable,
    onDrop: (ids) => acts.onMove(ids, stage),
  });
  const { scroller, onScroll, start, end, reveal } = useWindow(applications.length, cardHeight);
  const [focused, setFocused] = useState<string>();
  const hasMore = applications.length < count;
  const isNearEnd = hasMore && !hasFailed && end >= applications.length;
  /** The card behind which more are wanted; each time that more came it is another one. */
  const behind = isNearEnd ? (stage.last?.id ?? "") : undefined;
  const more = useEffectEvent(() => onMore(stage));
  useEffect(() => {
    if (behind !== undefined) more();
  }, [behind]);

  const wantedAt =
    wanted?.stageId === stage.id ? applications.findIndex(({ id }) => id === wanted.id) : -1;
  // A card that moves is in its new stage a moment after it is wanted there.
  const isWantedHere = wantedAt !== -1;
  const served = useRef(0);
  const focus = useEffectEvent(({ id, times }: WantedFocus) => {
    if (served.current === times) return;
    served.current = times;
    reveal(wantedAt);
    document.getElementById(cardLinkId(id))?.focus({ preventScroll: true });
    column.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  useEffect(() => {
    if (wanted && isWantedHere) focus(wanted);
  }, [wanted, isWantedHere]);

  const places = placesOf(applications, { start, end, kept: [focused, wanted?.id, ...held] });
  return (
    <section
      ref={column}
      aria-label={name}
      data-stage={stage.id}
      className={cn(
        "flex h-full w-[82vw] max-w-80 shrink-0 snap-start scroll-ml-4 flex-col rounded-lg border border-transparent bg-sunken sm:w-68",
        isOver && "border-accent bg-accent-soft",
      )}
    >
      <header className="flex items-baseline gap-2 px-3 pt-2.5 pb-2">
        <h3 className="min-w-0 flex-1 truncate text-sm font-semibold" title={name}>
          <bdi>{name}</bdi>
        </h3>
        <span className="text-sm text-ink-muted tabular-nums">{count.toLocaleString("en-US")}</span>
      </header>
      <div
        ref={scroller}
        data-scrolls
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-2"
      >
        <ul
          aria-label={`Applications in ${name}`}
          className="relative empty:hidden"
          style={{ height: `${applications.length * cardHeight}rem` }}
        >
          {places.map(({ card, index }) => (
            <li
              key={card.id}
              aria-setsize={count}
              aria-posinset={index + 1}
              {...noting(card.id, setFocused)}
              className="absolute inset-x-0 pb-2"
              style={{ top: `${index * cardHeight}rem`, height: `${cardHeight}rem` }}
            >
              <BoardCard
                jobId={props.jobId}
                card={card}
                stages={props.stages}
                isMovable={isMovable}
                isSelected={selected.has(card.id)}
                acts={acts}
              />
            </li>
          ))}
        </ul>
        {count === 0 && <p className="px-1 py-3 text-xs text-ink-subtle">No applications</p>}
        {hasFailed && (
          <p role="alert" className="px-1 py-2 text-sm text-danger-ink">
            The next applications could not be loaded.{" "}
            <Button variant="link" onClick={() => onMore(stage)}>
              Try again
            </Button>
          </p>
        )}
        {hasMore && !hasFailed && <p className="px-1 py-2 text-xs text-ink-subtle">Loading…</p>}
      </div>
    </section>
  );
}
