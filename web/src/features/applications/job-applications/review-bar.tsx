import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { candidateName } from "#features/applications/candidate-name.ts";
import { KeysButton } from "#features/applications/review/keys-button.tsx";
import { StatusButtons } from "#features/applications/review/status-buttons.tsx";
import type { Review } from "#features/applications/review/use-review.ts";
import { Button } from "#ui/button.tsx";
import { keepClearOf } from "#ui/page/sticky-bar.ts";

type ReviewBarProps = {
  review: Review;
  /** The status of the current application. */
  status: ApplicationStatus | undefined;
  /** Undefined where the reader may not set it. */
  decide: ((status: ApplicationStatus) => void) | undefined;
  onHelp: () => void;
};

/** What the keys do, as buttons, for the marked application. An open resume has those of the statuses. */
export function ReviewBar({ review, status, decide, onHelp }: ReviewBarProps) {
  const { current, opened, previous, next } = review;
  if (!current) return null;
  return (
    <section
      aria-label="Review"
      ref={keepClearOf}
      // The cards scroll by below it, so the page's colour fills the gap to the top bar.
      className="sticky-bar print:hidden sticky top-14 z-20 short:static -mt-2 bg-canvas pt-2 pb-3 max-md:static"
    >
      <div className="flex items-center gap-1 md:rounded-lg md:border md:border-line md:bg-surface md:px-2 md:py-1.5">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous application"
          aria-keyshortcuts="K"
          title="Previous application (K)"
          unavailable={!previous}
          onClick={() => previous?.()}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next application"
          aria-keyshortcuts="J"
          title="Next application (J)"
          unavailable={!next}
          onClick={() => next?.()}
        >
          <ChevronDown aria-hidden />
        </Button>
        <div className="min-w-0 flex-1 pl-1">
          {decide && status && !opened && (
            <div className="max-md:hidden">
              <StatusButtons
                name={candidateName(current.candidate)}
                status={status}
                onDecide={decide}
              />
            </div>
          )}
        </div>
        <KeysButton onPress={onHelp} />
      </div>
    </section>
  );
}
