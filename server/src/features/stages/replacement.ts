import { randomUUIDv7 } from "node:crypto";
import {
  applicationStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import type { SentStage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { stageKeepsStatusText, unknownStageText } from "@rolecall/contract/hiring/stages.ts";
import { AppError } from "#http/errors.ts";

/** A stage as it is kept: `isHome` is explained in db/schema/hiring/stages.ts. */
interface Kept {
  id: string;
  name: string;
  status: ApplicationStatus;
  place: number;
  isHome: boolean;
}

interface Lists {
  /** The stages in force until now. */
  before: Kept[];
  /** Of `before`, those that stay under their id; the others are another list's. */
  own: Kept[];
  /** Further stages that may be named, in which nobody stands. */
  alsoKnown?: Kept[];
}

const firstOf = <Stage extends { status: ApplicationStatus }>(
  list: Stage[],
  status: ApplicationStatus,
): Stage => {
  const first = list.find((stage) => stage.status === status);
  if (!first) throw new Error(`The list has no stage of the status ${status}`);
  return first;
};

/** The stages of a list that were left out go; who stood in them stands in the first of the status. */
const isGoneTo = (
  before: Kept[],
  list: Kept[],
  keptAs: Map<string | undefined, string | undefined>,
) =>
  before.flatMap(({ id, status }) => {
    const to = keptAs.get(id) ?? firstOf(list, status).id;
    return to === id ? [] : [{ from: id, to }];
  });

/**
 * What becomes of a list that is replaced by the stages that were sent: the new list, and into which stage each
 * of the former ones goes that is not there any more. Throws `bad-input` where an id is unknown, or of another
 * status.
 */
export const replacementOf = (sent: SentStage[], { before, own, alsoKnown = [] }: Lists) => {
  const known = new Map([...alsoKnown, ...before, ...own].map((stage) => [stage.id, stage]));
  const stays = new Set(own.map(({ id }) => id));
  const list = sent.map(({ id: sentId, name, status }, place): Kept => {
    if (sentId === undefined) return { id: randomUUIDv7(), name, status, place, isHome: false };
    const former = known.get(sentId);
    if (!former) throw new AppError("bad-input", unknownStageText);
    if (former.status !== status) throw new AppError("bad-input", stageKeepsStatusText);
    return { id: stays.has(sentId) ? sentId : randomUUIDv7(), name, status, place, isHome: false };
  });
  const keptAs = new Map(sent.map(({ id }, place) => [id, list[place]?.id]));
  for (const status of applicationStatuses) {
    const home = before.find((stage) => stage.status === status && stage.isHome);
    const stayed = list.find(({ id }) => home && id === keptAs.get(home.id));
    (stayed ?? firstOf(list, status)).isHome = true;
  }
  return { list, replaced: isGoneTo(before, list, keptAs) };
};

/** Into which stages of a list those go that all are gone. */
export const goneTo = (before: Kept[], list: Kept[]) => isGoneTo(before, list, new Map());
