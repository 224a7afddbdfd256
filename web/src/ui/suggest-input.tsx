import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { TextInput } from "./text-input.tsx";

export interface SuggestionsProps {
  /** The text box that they are for. */
  input: HTMLInputElement;
  /** What was typed into it before this code was there. */
  begun: string;
  /** One was taken, or the text taken back: this stands in the box. */
  onTake?: ((text: string) => void) | undefined;
}

type SuggestInputProps = ComponentProps<typeof TextInput> &
  Pick<SuggestionsProps, "onTake"> & {
    /** The code of a `SuggestionList` that knows whom to ask. */
    suggestions: () => Promise<ComponentType<SuggestionsProps>>;
  };

/**
 * A text box that suggests how what was typed may go on; any text may stay. The list, and all that
 * makes the box its combobox, is loaded when somebody comes to it: until then, and without that
 * code, it is a plain text box.
 */
export function SuggestInput({ suggestions, onTake, ...props }: SuggestInputProps) {
  const [input, setInput] = useState<HTMLInputElement>();
  const [begun, setBegun] = useState("");
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  const isTyping = useRef(false);
  return (
    <>
      <TextInput
        {...props}
        autoComplete="off"
        onFocus={({ currentTarget: box }) => {
          setInput(box);
          suggestions().then(
            (loaded) => {
              const goesOn = isTyping.current && document.activeElement === box;
              setBegun(goesOn ? box.value : "");
              setList(() => loaded);
            },
            () => undefined,
          );
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          isTyping.current = key.length === 1 && !ctrlKey && !metaKey;
        }}
      />
      {List && input && <List input={input} begun={begun} onTake={onTake} />}
    </>
  );
}
