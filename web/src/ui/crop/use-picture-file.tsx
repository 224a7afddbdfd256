import { type ReactNode, useRef } from "react";

/** Lets users choose a picture of their device: `input` is what that needs on the page, unseen. */
export const usePictureFile = (
  label: string,
  onFile: (file: File) => void,
): { choose: () => void; input: ReactNode } => {
  const box = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={box}
      type="file"
      hidden
      accept="image/*"
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file may be chosen again.
        currentTarget.value = "";
        if (file) onFile(file);
      }}
    />
  );
  return { choose: () => box.current?.click(), input };
};
