import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { searchInWords } from "@rolecall/contract/alerts/search-in-words.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { frequencyOptions, nextText } from "#features/jobs/alerts/alert-text.ts";
import { changeAlertMutation, deleteAlertMutation } from "#features/jobs/alerts/alerts.api.ts";
import { filtersOf } from "#features/jobs/alerts/kept-search.ts";
import { capitalized } from "#features/jobs/job-text.ts";
import { setFilters } from "#features/jobs/search/filter-choices.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { DeletedAlert } from "./deleted-alert.tsx";
import { EditAlert } from "./edit-alert.tsx";
import { PauseAlert } from "./pause-alert.tsx";

/** A kept search, what it does next, and what may be done with it. */
export function AlertRow({ alert }: { alert: Alert }) {
  const [opened, setOpened] = useState<"edit" | "pause">();
  const close = () => setOpened(undefined);
  const remove = useMutation({
    ...deleteAlertMutation,
    onError: (error) => toastFailure("Not deleted", error),
  });
  if (remove.isSuccess) return <DeletedAlert alert={alert} />;
  const { name, search } = alert;
  const filters = filtersOf(search);
  const words = searchInWords(search);
  const ofIt = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <article className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <Link to="/jobs" search={filters} className={linkStyles({ variant: "title" })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <State alert={alert} />
      </div>
      {name !== words && <p className="mt-1 text-ink-muted wrap-anywhere">{capitalized(words)}</p>}
      <Chips filters={setFilters(filters).map(({ label }) => label)} />
      <p className="mt-3 text-ink-muted">{nextText(alert)}</p>
      <div className="-mx-2 mt-3 flex flex-wrap items-center gap-1">
        <Button asChild variant="ghost" size="sm">
          <Link to="/jobs" search={filters}>
            Open the search{ofIt}
          </Link>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpened("edit")}>
          Edit{ofIt}
        </Button>
        <PauseOrResume alert={alert} onPause={() => setOpened("pause")} />
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { id: alert.id } })}
        >
          Delete{ofIt}
        </Button>
      </div>
      {opened === "edit" && <EditAlert alert={alert} onClose={close} />}
      {opened === "pause" && <PauseAlert alert={alert} onClose={close} />}
    </article>
  );
}

function State({ alert: { active, pausedUntil, frequency } }: { alert: Alert }) {
  if (!active) return <Badge>Ended</Badge>;
  if (pausedUntil !== null) return <Badge tone="amber">Paused</Badge>;
  const label = frequencyOptions.find(({ value }) => value === frequency)?.label;
  return <Badge tone="accent">{label}</Badge>;
}

function Chips({ filters }: { filters: string[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mt-2 flex flex-wrap gap-1.5">
      {filters.map((label) => (
        <li key={label} className="max-w-full">
          <Badge>
            <bdi className="truncate">{label}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Takes effect at once; only a pause is asked about, for its last day. */
function PauseOrResume({ alert, onPause }: { alert: Alert; onPause: () => void }) {
  const { id, name, active, pausedUntil } = alert;
  const change = useMutation({
    ...changeAlertMutation,
    onError: (error) => toastFailure("Not changed", error),
  });
  const ofIt = <VisuallyHidden> {name}</VisuallyHidden>;
  const act = (body: { active?: boolean; pausedUntil?: null }) =>
    change.mutate({ params: { id }, body });
  const button = { variant: "ghost", size: "sm", pending: change.isPending } as const;
  if (!active)
    return (
      <Button {...button} onClick={() => act({ active: true })}>
        Turn on again{ofIt}
      </Button>
    );
  return (
    <>
      {pausedUntil === null ? (
        <Button variant="ghost" size="sm" onClick={onPause}>
          Pause{ofIt}
        </Button>
      ) : (
        <Button {...button} onClick={() => act({ pausedUntil: null })}>
          End the pause{ofIt}
        </Button>
      )}
      <Button {...button} onClick={() => act({ active: false })}>
        End{ofIt}
      </Button>
    </>
  );
}
