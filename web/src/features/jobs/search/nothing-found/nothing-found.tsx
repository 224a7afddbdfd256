import SearchX from "lucide-react/icons/search-x";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";

type NothingFoundProps = {
  title: string;
  text: string;
  /** What may be done besides clearing the filters. */
  children: ReactNode;
  onClear: () => void;
};

/** In place of the results of a search that has none. */
export function NothingFound({ title, text, children, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      className="mt-3"
      icon={<SearchX />}
      title={title}
      text={text}
      action={
        <div className="flex max-w-full flex-col items-center gap-4">
          {children}
          <Button variant="secondary" onClick={onClear}>
            Clear All Filters
          </Button>
        </div>
      }
    />
  );
}
