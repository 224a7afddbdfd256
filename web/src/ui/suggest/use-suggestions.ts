import { useEffect, useEffectEvent, useState } from "react";

/** A completion of the typed text. */
export interface SuggestedText {
  text: string;
  /** Distinguishes it from others, or tells the number of results. */
  detail?: string;
}

/** Resolves to the completions of a text. The signal aborts a request whose result is not needed any more. */
export type Ask = (typed: string, signal: AbortSignal) => Promise<readonly SuggestedText[]>;

/** The debounce, in milliseconds. */
const rest = 100;
const nothing: readonly SuggestedText[] = [];

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Until the answer arrives, the earlier suggestions are shown that still fit the last word. */
const stillFits = (typed: string) => {
  const last = fold(typed).trim().split(/\s+/).at(-1) ?? "";
  return ({ text }: SuggestedText) => fold(text).includes(last);
};

/** The completions of a text, debounced; none for an empty text. An outdated answer is never shown. */
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
