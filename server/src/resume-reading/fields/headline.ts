import { type Read, type ReadPost, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { placeScore } from "#resume-reading/words/places.ts";
import { titleScore } from "#resume-reading/words/trades.ts";
import { partsOfContact } from "./contact.ts";

const near = 8;
const leastScore = 0.45;

/** What somebody calls themselves, near their name; else what they do or did last. */
export const readHeadline = (
  head: readonly TextLine[],
  { name, experience }: { name: Read<string> | null; experience: readonly ReadPost[] },
): Read<string> | null => {
  const at = Math.max(
    0,
    head.findIndex(({ text }) => text.trim() === name?.line),
  );
  const own = head.slice(Math.max(0, at - 1), at + near).flatMap((line) => {
    const texts = partsOfContact(line).filter((text) => text !== name?.value);
    return [line.text, ...texts].map((text) => ({
      line,
      text: text.trim(),
      score: whole(text) ? titleScore(text) : 0,
    }));
  });
  const [best] = [...own, ...setLarge(head[at + 1], name)].toSorted((a, b) => b.score - a.score);
  if (best && best.score >= leastScore) return readIn(best.line, best.text, 0.6 + best.score * 0.3);
  const latest = experience.find(({ title }) => title !== null)?.title;
  return latest ? { ...latest, confidence: Math.min(0.6, latest.confidence) } : null;
};

/** What stands large below the name is what somebody calls themselves, whatever it says. */
const setLarge = (line: TextLine | undefined, name: Read<string> | null) => {
  const text = line?.text.trim() ?? "";
  const isTold = line && name && line.size >= 1.15 && whole(text) && placeScore(text) === 0;
  return isTold && text.length <= 100 ? [{ line, text, score: 0.5 }] : [];
};

const whole = (text: string) =>
  !/[|•·@]|\s{2}|\d{4}/u.test(text.trim()) && !/[.]\s|[.]$/.test(text.trim());
