import { useEffect, useRef, useState } from "react";

/** The debounce, in milliseconds. */
const rest = 250;

interface DebouncedText {
  /** The text in the field. */
  text: string;
  type: (text: string) => void;
  /** Empties the field, and lets nothing typed before take effect. */
  clear: () => void;
}

/**
 * A text that shows at once and takes effect debounced. It follows `effective` when that changes
 * from elsewhere, as on the way back, but the effect of typed text never overwrites letters that
 * were typed after it.
 */
export const useDebouncedText = (
  effective: string,
  onPause: (text: string) => void,
): DebouncedText => {
  const [text, setText] = useState(effective);
  const [followed, setFollowed] = useState(effective);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (followed !== effective) {
    const own = underWay.indexOf(effective);
    setFollowed(effective);
    setUnderWay(own === -1 ? [] : underWay.slice(own + 1));
    if (own === -1) setText(effective);
  }

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (typed === effective) return;
      setUnderWay((before) => [...before, typed]);
      onPause(typed);
    }, rest);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setText("");
  };
  return { text, type, clear };
};
