import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const cards = "cards of a board";

interface Dragging {
  isMovable: boolean;
  /** The cards that go together with it, itself among them. */
  idsOf: () => string[];
  onHeld: (ids: string[]) => void;
}

/** Lets a card be dragged, by mouse or by a long touch, alone or with those that are selected. */
export function useCardDrag(
  ref: RefObject<HTMLElement | null>,
  { isMovable, idsOf, onHeld }: Dragging,
) {
  const hold = useEffectEvent(onHeld);
  const together = useEffectEvent(idsOf);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isMovable) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ [cards]: together() }),
      onGenerateDragPreview: ({ nativeSetDragImage, source }) => {
        const ids = source.data[cards] as string[];
        if (ids.length === 1) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            const label = document.createElement("div");
            label.className = "rounded-md bg-accent px-3 py-2 text-sm font-medium text-on-accent";
            label.textContent = `${ids.length} applications`;
            container.append(label);
          },
        });
      },
      onDragStart: ({ source }) => hold(source.data[cards] as string[]),
      onDrop: () => hold([]),
    });
  }, [ref, isMovable]);
}

/** Lets cards be dropped. Resolves to whether they would be at this moment. */
export function useCardDrop(
  ref: RefObject<HTMLElement | null>,
  { isTarget, onDrop }: { isTarget: boolean; onDrop: (ids: string[]) => void },
) {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isTarget) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => Array.isArray(source.data[cards]),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        drop(source.data[cards] as string[]);
      },
    });
  }, [ref, isTarget]);
  return isOver;
}
