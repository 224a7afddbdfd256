import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  startTransition,
  useRef,
  useState,
} from "react";
import { TextInput } from "#ui/form/text-input.tsx";

export interface SuggestionsProps {
  /** The text box that they are for. */
  input: HTMLInputElement;
  /** The state of the keys, also from before this code was loaded. */
  keys: RefObject<{ wasLetter: boolean; isDown: boolean }>;
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
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  const keys = useRef({ wasLetter: false, isDown: false });
  return (
    <>
      <TextInput
        {...props}
        autoComplete="off"
        onFocus={({ currentTarget: box }) => {
          setInput(box);
          // Rendered in a transition, so that typing goes first.
          suggestions().then(
            (loaded) => startTransition(() => setList(() => loaded)),
            () => undefined,
          );
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey } = event;
          const wasLetter = key.length === 1 && !ctrlKey && !metaKey;
          keys.current = { wasLetter, isDown: true };
          props.onKeyDown?.(event);
        }}
        onKeyUp={() => {
          keys.current.isDown = false;
        }}
      />
      {List && input && <List input={input} keys={keys} onTake={onTake} />}
    </>
  );
}
