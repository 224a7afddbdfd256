import { useEffect, useRef, useState } from "react";

/** How long typing must rest before it takes effect, in milliseconds. */
const rest = 250;

interface DebouncedText {
  /** What the field shows. */
  text: string;
  type: (text: string) => void;
  /** Empties the field, and lets nothing typed before take effect. */
  clear: () => void;
}

/**
 * Text that is shown at once and takes effect when typing rests. It follows `effective` where that
 * changes by itself, as on the way back; the effect of what was typed here does not overtake the
 * letters that came after it.
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
