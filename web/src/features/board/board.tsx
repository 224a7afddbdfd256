import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import type { BoardActs } from "./board-card.tsx";
import { BoardColumn, type BoardColumnProps, type WantedFocus } from "./board-column.tsx";
import type { BoardStage } from "./board-data.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useBoardKeys } from "./use-board-keys.ts";

type BoardProps = Pick<BoardColumnProps, "jobId" | "stages" | "isMovable" | "onMore" | "held"> & {
  /** The stages that the filter leaves. */
  shown: BoardStage[];
  failed: ReadonlySet<string>;
  onHeld: (ids: string[]) => void;
  onMove: (ids: string[], stage: BoardStage) => void;
};

const nothing: ReadonlySet<string> = new Set();

/** The stages side by side, with what is selected among their cards. */
export function Board(props: BoardProps) {
  const { jobId, stages, shown, isMovable, held, failed, onHeld, onMove, onMore } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(nothing);
  const [wanted, setWanted] = useState<WantedFocus>();
  const latest = useRef({ selected, onMove });
  useEffect(() => {
    latest.current = { selected, onMove };
  });
  const focus = useCallback(
    (id: string, stageId: string) =>
      setWanted((before) => ({ id, stageId, times: (before?.times ?? 0) + 1 })),
    [],
  );
  const acts: BoardActs = useMemo(
    () => ({
      idsWith: (id) => {
        const { selected: chosen } = latest.current;
        return chosen.has(id) ? [...chosen] : [id];
      },
      onSelect: (id, on) =>
        setSelected(
          (before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)),
        ),
      onMove: (ids, stage, follow) => {
        latest.current.onMove(ids, stage);
        setSelected((before) => (ids.some((id) => before.has(id)) ? nothing : before));
        if (follow !== undefined) focus(follow, stage.id);
      },
      onHeld,
    }),
    [focus, onHeld],
  );
  useBoardKeys(strip, { stages: shown, isMovable, selected, acts, onFocus: focus });
  const groups = Map.groupBy(shown, ({ status }) => status);
  return (
    <>
      <SelectionBar
        count={selected.size}
        stages={stages}
        onMove={(stage) => acts.onMove([...selected], stage, [...selected][0])}
        onClear={() => setSelected(nothing)}
      />
      <Field label="Go to stage" hideLabel className="sm:hidden">
        <Select
          placeholder="Go to stage…"
          options={shown.map(({ id, name, count }) => ({
            value: id,
            label: name,
            detail: String(count),
          }))}
          value=""
          onValueChange={(id) =>
            strip.current
              ?.querySelector(`[data-stage="${id}"]`)
              ?.scrollIntoView({ inline: "start", block: "nearest" })
          }
        />
      </Field>
      <div
        ref={strip}
        data-scrolls
        className="-mx-4 flex h-[calc(100dvh-6rem)] min-h-96 snap-x sm:h-auto sm:flex-1 snap-mandatory gap-5 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:snap-none sm:px-6"
      >
        {[...groups].map(([status, ofStatus]) => (
          <div
            key={status}
            role="group"
            aria-label={statusLabel(status)}
            className="flex h-full flex-col gap-2"
          >
            <h2 className="sticky left-0 self-start text-sm">
              <StatusBadge status={status} tones={reviewTones} />
            </h2>
            <div className="flex min-h-0 flex-1 gap-2">
              {ofStatus.map((stage) => (
                <BoardColumn
                  key={stage.id}
                  jobId={jobId}
                  stage={stage}
                  stages={stages}
                  isMovable={isMovable}
                  selected={selected}
                  held={held}
                  wanted={wanted}
                  acts={acts}
                  hasFailed={failed.has(stage.id)}
                  onMore={onMore}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
