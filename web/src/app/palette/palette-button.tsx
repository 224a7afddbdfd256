import Search from "lucide-react/icons/search";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const load = () => import("./command-palette.tsx");
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

/** Opens the command palette, as do Ctrl or Cmd and K anywhere. Its code is loaded when it is first used. */
export function PaletteButton() {
  const [open, setOpen] = useState<boolean>();
  const show = () => whenLoaded(load, () => setOpen(true));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // What is open already has the keys.
    if (!document.querySelector("[role=dialog]")) show();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Go to (Ctrl K)"
        // With large letters on a phone there is room for the menus alone, which lead to the same places.
        className="@max-[14rem]:hidden"
        onClick={show}
      >
        <Search aria-hidden />
      </Button>
      <Suspense>
        {open !== undefined && <CommandPalette open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
