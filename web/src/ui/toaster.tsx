import { type ComponentType, useEffect, useState } from "react";
import { useSignOfLife } from "./on-demand.ts";
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
  useSignOfLife(() => void prepareToasts());
  useEffect(() => {
    if (!awaited) return;
    loadViewport().then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      () => undefined,
    );
  }, [awaited]);
  return Viewport && <Viewport />;
}
