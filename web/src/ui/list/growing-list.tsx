import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";

export type NextRows = {
  /** Whether there are further rows. */
  hasMore: boolean;
  pending: boolean;
  /** The reason why they could not be loaded. */
  failure: string | undefined;
  onMore: () => void;
};

type GrowingListProps = {
  /** The rows, as `li` elements. */
  children: ReactNode[];
  next: NextRows;
  /** 'Show more jobs' */
  moreLabel: string;
  className?: string;
};

/**
 * A list with a button for further rows. The focus then moves to the first new row, which takes the
 * place of the button.
 */
export function GrowingList({ children, next, moreLabel, className }: GrowingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const askedAt = useRef<number>(undefined);
  const { length } = children;
  useEffect(() => {
    if (askedAt.current === undefined || length <= askedAt.current) return;
    const row = list.current?.children[askedAt.current];
    askedAt.current = undefined;
    row?.setAttribute("tabindex", "-1");
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [length]);
  const showMore = () => {
    askedAt.current = length;
    next.onMore();
  };
  return (
    <>
      <ul ref={list} className={className}>
        {children}
      </ul>
      {next.hasMore && (
        <div className="mt-6 flex flex-col items-center gap-2 noscript:hidden">
          <Button variant="secondary" size="lg" pending={next.pending} onClick={showMore}>
            {moreLabel}
          </Button>
          {next.failure !== undefined && (
            <p role="alert" className="text-danger-ink">
              {next.failure}
            </p>
          )}
        </div>
      )}
    </>
  );
}
