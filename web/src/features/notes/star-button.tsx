import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { addStarMutation, removeStarMutation } from "./notes.api.ts";

type StarButtonProps = {
  application: Pick<MarkedApplication, "id" | "starred" | "stars">;
  /** The candidate's name. */
  name: string;
};

/** Stars an application for oneself, and counts the stars of the team. */
export function StarButton({ application: { id, starred, stars }, name }: StarButtonProps) {
  const add = useMutation(addStarMutation);
  const remove = useMutation(removeStarMutation);
  const isPending = add.isPending || remove.isPending;
  // While it is on its way, the star is shown as it will be.
  const isStarred = isPending ? add.isPending : starred;
  const others = stars - Number(starred);
  const count = others + Number(isStarred);
  const toggle = () => {
    if (isPending) return;
    (starred ? remove : add).mutate(
      { params: { id } },
      { onError: (error) => toastFailure("Error", error, "The star could not be kept.") },
    );
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isStarred}
      className="-ml-3"
      title={count === 1 ? "1 star of the team" : `${count} stars of the team`}
      onClick={toggle}
    >
      <Star aria-hidden className={cn(isStarred && "fill-current text-accent-ink")} />
      <VisuallyHidden>Star {name}</VisuallyHidden>
      {count > 0 && <span className="tabular-nums">{count}</span>}
    </Button>
  );
}
