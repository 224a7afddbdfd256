import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Button } from "#ui/button.tsx";
import { pageWindow } from "./page-window.ts";

type PagerProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

/** Previous, up to five pages around the current one, Next. Nothing where there is one page. */
export function Pager({ page, pageCount, onPageChange }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center sm:gap-1">
      <Button
        variant="ghost"
        unavailable={page <= 1}
        onClick={() => onPageChange(page - 1)}
        size="compact"
      >
        <ChevronLeft aria-hidden />
        <span className="sr-only sm:not-sr-only">Previous</span>
      </Button>
      {pageWindow(page, pageCount).map((number) => (
        <Button
          key={number}
          variant="ghost"
          aria-label={`Page ${number}`}
          aria-current={number === page ? "page" : undefined}
          onClick={() => onPageChange(number)}
          size="compact"
          className="tabular-nums aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink"
        >
          {number}
        </Button>
      ))}
      <Button
        variant="ghost"
        unavailable={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
        size="compact"
      >
        <span className="sr-only sm:not-sr-only">Next</span>
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
