import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { useModalFocus } from "./focus-return.ts";
import { useOpenModal } from "./open-modals.ts";

interface Modal {
  open: boolean;
  /** Called when the user closes it by Escape, Back or a click beside it. */
  onClose: () => void;
  /** The address says that it is open, so that Back closes it by itself. */
  inAddress?: boolean | undefined;
}

/**
 * The keys of a modal are its own: a window below it, drawn by a library, must not take them as well,
 * nor a modal below that has become the one on top while Escape was still handled.
 */
const keepKeys = {
  onEscapeKeyDown: (event: KeyboardEvent) => event.stopImmediatePropagation(),
  onKeyDown: (event: ReactKeyboardEvent) => {
    if (event.key === "Tab") event.stopPropagation();
  },
};

/** Makes one of our modals of Radix's `Content`: keeps focus and keys in it, and lets Back close it. */
export function useModal({ open, onClose, inAddress = false }: Modal) {
  const modalFocus = useModalFocus(open);
  useOpenModal(open, { content: modalFocus.ref, close: onClose, inAddress });
  return { ...modalFocus, ...keepKeys };
}
