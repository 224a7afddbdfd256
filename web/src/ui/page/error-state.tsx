import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "./empty-state.tsx";

type ErrorStateProps = {
  title?: string;
  /** The failure, in one sentence. */
  text: string;
  onRetry: () => void;
  retrying?: boolean;
  /** `h1` where it stands for a whole screen, `h2` right below the screen's title. */
  heading?: "h1" | "h2" | "h3";
};

/** Shown in place of something that could not be loaded. */
export function ErrorState({
  title = "Something went wrong",
  text,
  onRetry,
  retrying = false,
  heading = "h3",
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading={heading}
        title={title}
        text={text}
        action={
          <Button variant="secondary" pending={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
