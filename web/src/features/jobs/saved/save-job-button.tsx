import { useQueryClient } from "@tanstack/react-query";
import Bookmark from "lucide-react/icons/bookmark";
import { useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { toggleJobSavedHere } from "./jobs-saved-here.ts";
import { useSavedIds } from "./use-saved-ids.ts";

type SaveJobButtonProps = { job: { id: string; title: string } };

/** Marks a job to come back to: in the user's account, or for visitors in this browser. */
export function SaveJobButton({ job: { id, title } }: SaveJobButtonProps) {
  const { user } = useAuth();
  const client = useQueryClient();
  const isSaved = useSavedIds().includes(id);
  /** While it is on its way, the mark is shown as it will be. */
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isSaved;
  const toggle = async () => {
    if (!user) return toggleJobSavedHere(id);
    setWanted(!shown);
    const { keepInAccount } = await import("./keep-in-account.ts");
    await keepInAccount(client, { id, saved: !shown });
    setWanted((last) => (last === !shown ? undefined : last));
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Save ${title}`}
      aria-pressed={shown}
      onClick={() => void toggle()}
    >
      <Bookmark aria-hidden className={shown ? "fill-accent text-accent" : ""} />
    </Button>
  );
}
