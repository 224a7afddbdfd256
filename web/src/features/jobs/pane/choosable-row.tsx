import { type ReactNode, useRef } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useRowChoice } from "./use-row-choice.ts";

type RowChoiceProps = {
  /** The id of the job that is read beside the list. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children: ReactNode;
};

/** A list of jobs, of which one can be chosen to be read beside it. */
export function RowChoice({ chosen, onChoose, children }: RowChoiceProps) {
  const list = useRef<HTMLDivElement>(null);
  useRowChoice(list, { chosen, onChoose });
  return (
    <div ref={list}>
      <VisuallyHidden>The arrow keys choose a job to read beside the list.</VisuallyHidden>
      {children}
    </div>
  );
}

type ChoosableRowProps = { id: string; isChosen: boolean; children: ReactNode };

export function ChoosableRow({ id, isChosen, children }: ChoosableRowProps) {
  return (
    <li
      data-job={id}
      aria-current={isChosen || undefined}
      className="cursor-pointer aria-[current=true]:bg-accent-soft aria-[current=true]:inset-shadow-[3px_0_0] aria-[current=true]:inset-shadow-accent forced-colors:aria-[current=true]:outline"
    >
      {children}
    </li>
  );
}
