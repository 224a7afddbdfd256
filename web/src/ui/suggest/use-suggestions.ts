import { useEffect, useEffectEvent, useState } from "react";

/** One way on from what was typed. */
export interface SuggestedText {
  text: string;
  /** What tells it apart, or how much there is of it. */
  detail?: string;
}

/** Resolves to what a text may become. The signal says that nobody waits for it any more. */
export type Ask = (typed: string, signal: AbortSignal) => Promise<readonly SuggestedText[]>;

/** How long typing must rest before it is asked for, in milliseconds. */
const rest = 100;
const nothing: readonly SuggestedText[] = [];

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Until the answer is there, those of the one before that have the last word as well. */
const stillFits = (typed: string) => {
  const last = fold(typed).trim().split(/\s+/).at(-1) ?? "";
  return ({ text }: SuggestedText) => fold(text).includes(last);
};

/** What a text may become, asked for when typing rests; nothing for no text. An old answer is never shown. */
export const useSuggestions = (typed: string, ask: Ask): readonly SuggestedText[] => {
  const [found, setFound] = useState({ typed: "", suggestions: nothing });
  const askFor = useEffectEvent(ask);
  const isBlank = typed.trim() === "";
  useEffect(() => {
    if (isBlank) return undefined;
    const control = new AbortController();
    const show = (suggestions: readonly SuggestedText[]) => {
      if (!control.signal.aborted) setFound({ typed, suggestions });
    };
    const timer = setTimeout(
      () => askFor(typed, control.signal).then(show, () => show(nothing)),
      rest,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [typed, isBlank]);
  if (isBlank) return nothing;
  return found.typed === typed ? found.suggestions : found.suggestions.filter(stillFits(typed));
};
