import { type ComponentType, useEffect, useState } from "react";
import { useToast } from "./toast-store.ts";

const loadViewport = () => import("./toast-viewport.tsx");

/**
 * Fetches the code of toasts, so that one that comes is seen at once, and even without the server.
 * A failure is no news: the next toast tries again.
 */
export const prepareToasts = async (): Promise<void> => {
  await loadViewport().catch(() => undefined);
};

/** Shows what `toast()` was given. Stands once, in the application; loaded when one may come. */
export function Toaster() {
  const awaited = useToast().toasts.length > 0;
  const [Viewport, setViewport] = useState<ComponentType>();

  // Most toasts answer something that somebody did.
  useEffect(() => {
    const signsOfLife = ["pointerdown", "keydown", "focusin"] as const;
    const prepare = () => void prepareToasts();
    for (const sign of signsOfLife) window.addEventListener(sign, prepare, { once: true });
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, prepare);
    };
  }, []);
  useEffect(() => {
    if (!awaited) return;
    loadViewport().then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      () => undefined,
    );
  }, [awaited]);
  return Viewport && <Viewport />;
}
