import { type ComponentType, useEffect, useState } from "react";
import { useFirstInteraction } from "#ui/overlay/on-demand.ts";
import { PlainToast } from "./plain-toast.tsx";
import { useToast } from "./toast-store.ts";

const loadViewport = () => import("./toast-viewport.tsx");

/**
 * Fetches the code of toasts, so that one that comes is seen at once, and even without the server.
 * A failure is no news: the next toast tries again.
 */
export const prepareToasts = async (): Promise<void> => {
  await loadViewport().catch(() => undefined);
};

/**
 * Shows the toasts of `toast()`. It is mounted once, in the application. Its code is loaded when a
 * toast becomes likely; if it cannot be loaded, a plain toast is shown.
 */
export function Toaster() {
  const newest = useToast().toasts[0]?.id;
  const [Viewport, setViewport] = useState<ComponentType>();

  // Most toasts answer something that somebody did.
  useFirstInteraction(() => void prepareToasts());
  useEffect(() => {
    if (newest === undefined) return;
    loadViewport().then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      () => setViewport(() => PlainToast),
    );
  }, [newest]);
  return Viewport && <Viewport />;
}
