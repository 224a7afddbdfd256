import NotebookPen from "lucide-react/icons/notebook-pen";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { MarksInPanel, type MarksInPanelProps } from "./marks-in-panel.tsx";

/** The place of the marks where the resume covers the window: folded away, so that the resume has the room. */
export function FoldedMarks(props: MarksInPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <NotebookPen aria-hidden />
        Answers and notes
      </Button>
      <div id={id} hidden={!isOpen}>
        <MarksInPanel {...props} />
      </div>
    </>
  );
}
