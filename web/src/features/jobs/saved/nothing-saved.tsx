import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";

type NothingSavedProps = {
  /** How jobs come here. */
  text: string;
  className?: string;
};

/** In place of an empty list of saved jobs. */
export function NothingSaved({ text, className }: NothingSavedProps) {
  return (
    <EmptyState
      className={className}
      heading="h2"
      icon={<Bookmark />}
      title="No saved jobs"
      text={text}
      action={
        <Button asChild>
          <Link to="/jobs">Find Jobs</Link>
        </Button>
      }
    />
  );
}
