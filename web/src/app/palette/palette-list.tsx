import { Link } from "@tanstack/react-router";
import Briefcase from "lucide-react/icons/briefcase";
import Building from "lucide-react/icons/building-2";
import File from "lucide-react/icons/file";
import User from "lucide-react/icons/user";
import { useLayoutEffect, useRef } from "react";
import { cn } from "#ui/class-names.ts";
import { popupItem } from "#ui/overlay/popup-styles.ts";
import type { Result, ResultGroup } from "./palette-results.ts";

const icons = { Pages: File, Jobs: Briefcase, People: User, Companies: Building } as const;

type PaletteListProps = {
  id: string;
  groups: readonly ResultGroup[];
  /** The place of the result that Enter opens, or -1. */
  active: number;
  onFollow: () => void;
};

/** The results by kind. They are links, so that a pointer can open one in a tab of its own. */
export function PaletteList({ id, groups, active, onFollow }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { results }) => sum + results.length, 0);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Results"
      className="min-h-0 flex-1 overflow-y-auto p-2 outline-none"
      // The focus stays in the text box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, results }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="not-first:mt-2">
          <p id={`${id}-${name}`} className="px-2 py-1 text-xs font-medium text-ink-subtle">
            {name}
          </p>
          {results.map((result, index) => (
            <ResultLink
              key={result.key}
              id={`${id}-${firstOf(group) + index}`}
              result={result}
              Icon={icons[name]}
              isActive={firstOf(group) + index === active}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type ResultLinkProps = {
  id: string;
  result: Result;
  Icon: (typeof icons)[ResultGroup["name"]];
  isActive: boolean;
  onFollow: () => void;
};

function ResultLink({ id, result, Icon, isActive, onFollow }: ResultLinkProps) {
  return (
    <Link
      {...result.link}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive ? "" : undefined}
      className={cn(popupItem, "hover:bg-sunken")}
      onClick={onFollow}
    >
      <Icon aria-hidden className="text-ink-subtle" />
      <span className="min-w-0 flex-1 truncate">
        <bdi>{result.text}</bdi>
        {result.detail !== undefined && result.detail !== "" && (
          <span className="ml-2 text-xs text-ink-subtle">
            <bdi>{result.detail}</bdi>
          </span>
        )}
      </span>
    </Link>
  );
}
