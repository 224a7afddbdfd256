import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type MovableProps = {
  /** Where its children stand instead; null for their own place. */
  place: Element | null;
  children: ReactNode;
};

/**
 * Moves its children to another place of the document, and back. They move with the element that holds them, so that
 * what was opened and typed in them stays.
 */
export function Movable({ place, children }: MovableProps) {
  const home = useRef<HTMLDivElement>(null);
  const [holder] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (place ?? home.current)?.append(holder);
    return () => holder.remove();
  }, [place, holder]);
  return <div ref={home}>{createPortal(children, holder)}</div>;
}
