/** A piece of a text where a search's words stand, and which of its parts they are. */
export interface Mark {
  start: number;
  end: number;
  part: number;
}

export interface Snippet {
  text: string;
  marks: [number, number][];
}

/** Characters that a card shows. */
const snippetLength = 150;
const ellipsis = "…";
/** The room between ellipses at both ends. */
const room = snippetLength - 2 * ellipsis.length;

/** The marks of the passage that has the most parts of the search, then the most marks, then is the first. */
const bestRun = (marks: Mark[]): Mark[] => {
  let best: Mark[] = [];
  let bestParts = 0;
  for (const [index, { start }] of marks.entries()) {
    const run = marks.slice(index).filter(({ end }) => end - start <= room);
    const parts = new Set(run.map(({ part }) => part)).size;
    if (parts > bestParts || (parts === bestParts && run.length > best.length)) {
      best = run;
      bestParts = parts;
    }
  }
  return best;
};

/**
 * The start of the snippet: the start of the sentence, else of a word, so that some room is left
 * for the text after the match.
 */
const beginOf = (text: string, { start, end }: { start: number; end: number }) => {
  const spare = room - (end - start);
  const sentence = Math.max(...[". ", "! ", "? "].map((stop) => text.lastIndexOf(stop, start - 2)));
  if (sentence >= 0 && start - sentence - 2 <= spare) return sentence + 2;
  if (start <= spare) return 0;
  const earliest = Math.min(start - Math.floor(spare / 3), text.length - room);
  const space = text.lastIndexOf(" ", start - 1);
  return Math.min(
    Math.max(text.indexOf(" ", earliest), earliest - 1) + 1,
    Math.max(space + 1, earliest),
  );
};

/** The end of the snippet: as far as there is room, but not within a word. */
const endOf = (text: string, { begin, last }: { begin: number; last: number }) => {
  const furthest = begin + room;
  if (furthest >= text.length) return text.length;
  const space = text.lastIndexOf(" ", furthest);
  return space >= last ? space : furthest;
};

/** The best passage around the marks of a text in one line; undefined where it has none. */
export const snippetOf = (text: string, marks: Mark[]): Snippet | undefined => {
  const run = bestRun(marks);
  const [first, last] = [run.at(0), run.at(-1)];
  if (!first || !last) return undefined;
  const whole = text.length <= snippetLength;
  const begin = whole ? 0 : beginOf(text, { start: first.start, end: last.end });
  const end = whole ? text.length : endOf(text, { begin, last: last.end });
  const isSentence = begin === 0 || /[.!?] $/.test(text.slice(begin - 2, begin));
  const before = isSentence ? "" : ellipsis;
  const after = end < text.length ? ellipsis : "";
  const move = before.length - begin;
  return {
    text: (before + text.slice(begin, end) + after).toWellFormed(),
    marks: marks
      .filter((mark) => mark.start >= begin && mark.end <= end)
      .map((mark) => [mark.start + move, mark.end + move]),
  };
};
