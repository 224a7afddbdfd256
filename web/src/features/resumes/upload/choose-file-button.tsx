import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import FileUp from "lucide-react/icons/file-up";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useKeepFocus } from "#ui/overlay/focus-return.ts";

type ChooseFileButtonProps = {
  label: string;
  describedBy: string;
  unavailable: boolean;
  onFile: (file: File) => void;
};

const extensions = Object.keys(resumeTypes)
  .map((extension) => `.${extension}`)
  .join(",");

/** Opens the system's own dialog to choose a file. */
export function ChooseFileButton({
  label,
  describedBy,
  unavailable,
  onFile,
}: ChooseFileButtonProps) {
  // Kept, or a browser may forget it while the dialog is open.
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const box = document.createElement("input");
    box.type = "file";
    box.accept = extensions;
    box.addEventListener("change", () => {
      const [file] = box.files ?? [];
      if (file) onFile(file);
    });
    input.current = box;
    box.click();
  };
  const button = useRef<HTMLButtonElement>(null);
  // It makes way for the file that is being sent.
  useKeepFocus(button);
  return (
    <Button
      ref={button}
      variant="secondary"
      unavailable={unavailable}
      aria-describedby={describedBy}
      onClick={choose}
    >
      <FileUp aria-hidden />
      {label}
    </Button>
  );
}
