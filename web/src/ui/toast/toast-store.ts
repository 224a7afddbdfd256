import { type ReactNode, useSyncExternalStore } from "react";

/** At most one toast is visible: a new one takes the place of the one before. */
const visibleToasts = 1;
/** The time for which a toast is shown, in milliseconds. */
export const toastStands = 5000;
/** The time for which a closed toast is kept, in milliseconds. */
const clearAfter = 1_000_000;

export type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** What one can do about it, from within the toast. */
  action?: { label: string; onPress: () => void };
  /** For how many milliseconds it is shown, where that is not the usual time. */
  stands?: number;
};

type ShownToast = ToastMessage & { id: number; open: boolean };

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const clearTimers = new Map<number, ReturnType<typeof setTimeout>>();

function replace(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function clear(id: number) {
  clearTimeout(clearTimers.get(id));
  clearTimers.delete(id);
  replace(toasts.filter((shown) => shown.id !== id));
}

/** Closes a toast. Its entry stays for its way out, and is cleared later. */
function dismissToast(id: number): void {
  if (clearTimers.has(id)) return;
  clearTimers.set(
    id,
    setTimeout(() => clear(id), clearAfter),
  );
  replace(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
}

/** Shows a message, from anywhere, and answers its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const next = [{ ...message, id: lastId, open: true }, ...toasts];
  for (const crowdedOut of next.slice(visibleToasts)) {
    clearTimeout(clearTimers.get(crowdedOut.id));
    clearTimers.delete(crowdedOut.id);
  }
  replace(next.slice(0, visibleToasts));
  return lastId;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => toasts;

/** The toasts to show, and the two verbs. */
export function useToast() {
  const shown = useSyncExternalStore(subscribe, current, current);
  return { toasts: shown, toast, dismiss: dismissToast };
}
