import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { statusIcons } from "#features/applications/status-badge.tsx";
import { keyOfStatus } from "./review-keys.ts";

type StatusButtonsProps = {
  /** The candidate's name. */
  name: string;
  status: ApplicationStatus;
  onDecide: (status: ApplicationStatus) => void;
};

/** A button for each status, which sets it and goes on to the next candidate. */
export function StatusButtons({ name, status, onDecide }: StatusButtonsProps) {
  return (
    <div role="group" aria-label={`Move ${name} to`} className="flex flex-wrap gap-1">
      {applicationStatuses.map((each) => {
        const Icon = statusIcons[each];
        const shortcut = keyOfStatus(each);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === status}
            aria-keyshortcuts={shortcut}
            title={`${statusLabel(each)} (${shortcut})`}
            onClick={() => onDecide(each)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-line-firm bg-surface px-2 text-xs font-medium whitespace-nowrap text-ink-muted transition-colors hover:border-line-strong hover:bg-sunken hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink forced-colors:aria-pressed:outline [&_svg]:size-3.5"
          >
            <Icon aria-hidden />
            {statusLabel(each)}
            <kbd
              aria-hidden
              className="rounded-sm border border-line bg-sunken px-1 font-sans leading-4 text-ink-muted tabular-nums max-lg:hidden"
            >
              {shortcut}
            </kbd>
          </button>
        );
      })}
    </div>
  );
}
