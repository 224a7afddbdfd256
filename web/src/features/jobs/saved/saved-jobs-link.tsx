import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import { Button } from "#ui/button.tsx";
import { useSavedIds } from "./use-saved-ids.ts";

/** Leads to the saved jobs, and says how many there are. */
export function SavedJobsLink() {
  const { length } = useSavedIds();
  return (
    <Button asChild variant="secondary">
      <Link to="/saved-jobs">
        <Bookmark aria-hidden />
        Saved Jobs{length > 0 && ` (${length})`}
      </Link>
    </Button>
  );
}
