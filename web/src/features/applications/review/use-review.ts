import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { cardId, previewButtonId } from "./element-ids.ts";

type ReviewInput = {
  applications: LoadedApplication[];
  /** Whether the list still contains the application. */
  isListed: (application: LoadedApplication) => boolean;
  /**
   * Loads the next page and resolves to all loaded applications; null where everything is loaded.
   */
  loadMore: (() => Promise<LoadedApplication[]>) | null;
  /** The id of the application whose resume is open, by the address. */
  opened: string | undefined;
  /** Writes the id into the address; stable. */
  show: (opened: string | undefined, how: { replace: boolean }) => void;
};

/** The application that keys and buttons act on, and the ways from it. */
export interface Review {
  /** The marked one of the list: the first, until another is chosen. */
  current: LoadedApplication | undefined;
  /** The current one, if its resume is open beside the list. */
  opened: LoadedApplication | undefined;
  previous: (() => void) | null;
  /** Loads the next page where the last loaded one is current. */
  next: (() => void) | null;
  /** Loads the next page before the last loaded one is reached. */
  loadAhead: () => void;
  /** False while the next page is on its way: the current one was dealt with. */
  isReady: () => boolean;
  close: () => void;
  /** Chooses the application that somebody came to, by a press beside its controls or within them. */
  choose: (id: string, beside: boolean) => void;
  /** Opens the resume of an application, or closes it. */
  toggleResume: (id: string) => void;
}

/** The next page is loaded when there are no more than so many rows left. */
const rowsAhead = 3;

/**
 * Leads through a list of applications, with or without their resumes. An open resume is always the current
 * application's; closing it moves the focus to that candidate.
 */
export function useReview(input: ReviewInput): Review {
  const { applications, isListed, loadMore, opened, show } = input;
  const [chosen, setChosen] = useState({ id: opened, moves: 0 });
  const [followed, setFollowed] = useState(opened);
  if (followed !== opened) {
    setFollowed(opened);
    // Forward in the history opens a resume again. Those opened one after the other are ours.
    if (followed === undefined) setChosen({ ...chosen, id: opened });
  }
  const index = applications.findIndex(({ id }) => id === chosen.id);
  const isOpen = opened !== undefined && index !== -1;
  const nextOf = (place: number, all = applications) => all.slice(place + 1).find(isListed);
  const previousOf = (place: number) =>
    applications.slice(0, Math.max(place, 0)).findLast(isListed);
  const at = applications[index];
  const current = at && (isOpen || isListed(at)) ? at : (nextOf(index) ?? previousOf(index));
  const place = current ? applications.indexOf(current) : -1;

  const goTo = (id: string) => {
    setChosen(({ moves }) => ({ id, moves: moves + 1 }));
    if (isOpen) show(id, { replace: true });
  };
  const leadTo = (neighbour: LoadedApplication | undefined) =>
    neighbour ? () => goTo(neighbour.id) : null;
  const isOnTheWay = useRef(false);
  const goPastLoaded = async () => {
    if (!loadMore || isOnTheWay.current) return;
    isOnTheWay.current = true;
    const next = nextOf(place, await loadMore());
    isOnTheWay.current = false;
    if (next) goTo(next.id);
  };

  const openedId = isOpen ? chosen.id : undefined;
  const choose = useCallback(
    (id: string, beside: boolean) => {
      const isOther = openedId !== undefined && openedId !== id;
      if (isOther && !beside) return;
      setChosen((now) => (now.id === id ? now : { ...now, id }));
      if (isOther) show(id, { replace: true });
    },
    [openedId, show],
  );
  const toggleResume = useCallback(
    (id: string) => {
      setChosen((now) => ({ ...now, id }));
      show(openedId === id ? undefined : id, { replace: openedId !== undefined });
    },
    [openedId, show],
  );

  const comeTo = useEffectEvent(() => current && comeToCard(current.id));
  useEffect(() => {
    if (chosen.moves > 0) comeTo();
  }, [chosen.moves]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = openedId;
    if (openedId !== undefined)
      document.getElementById(cardId(openedId))?.scrollIntoView({ block: "nearest" });
    else if (left !== undefined) document.getElementById(previewButtonId(left))?.focus();
  }, [openedId]);

  return {
    current,
    // Of an erased application there is no resume.
    opened: isOpen && current?.resumeUrl !== "" ? current : undefined,
    previous: leadTo(previousOf(place)),
    next: place === -1 ? null : (leadTo(nextOf(place)) ?? (loadMore && goPastLoaded)),
    loadAhead: () => {
      const left = applications.slice(place + 1).filter(isListed).length;
      if (left <= rowsAhead) void loadMore?.();
    },
    isReady: () => !isOnTheWay.current,
    close: () => show(undefined, { replace: true }),
    choose,
    toggleResume,
  };
}

/** Shows a card. The focus comes along from another card, or where nothing has it. */
const comeToCard = (id: string) => {
  const card = document.getElementById(cardId(id));
  const { activeElement: focused, body } = document;
  const isFree = focused === body || focused?.matches("main");
  if (isFree || card?.closest("ul, tbody")?.contains(focused)) card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest" });
};
