import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { Slot } from "#ui/slot.tsx";
import { useOnDemand } from "./on-demand.ts";

type DropdownMenuProps = {
  trigger: ReactElement;
  align?: "start" | "end";
  /** Loads the items' code, where that comes with the first opening, too. */
  loadItems?: () => Promise<unknown>;
  children: ReactNode;
};

const loadParts = () => import("./dropdown-menu-parts.tsx");
const MenuPanel = lazy(async () => ({ default: (await loadParts()).MenuPanel }));

/** An action of a menu. A link becomes one by `<DropdownMenuItem asChild><Link …/>`. */
export const DropdownMenuItem = lazy(async () => ({ default: (await loadParts()).MenuItem }));
/** A choice that is on or off; the menu stays open for the next. */
export const DropdownMenuCheckboxItem = lazy(async () => ({
  default: (await loadParts()).MenuCheckboxItem,
}));
/** Text in a menu that is no action, such as the user's name. */
export const DropdownMenuLabel = lazy(async () => ({ default: (await loadParts()).MenuLabel }));
export const DropdownMenuSeparator = lazy(async () => ({
  default: (await loadParts()).MenuSeparator,
}));

/** A menu of actions, kept in the landmark of its trigger. */
export function DropdownMenu({ trigger, align = "end", loadItems, children }: DropdownMenuProps) {
  const { used, triggerProps, arrowProps } = useOnDemand(() =>
    Promise.all([loadParts(), loadItems?.()]),
  );
  const closed = (
    <Slot aria-haspopup="menu" aria-expanded={false} {...triggerProps} {...arrowProps}>
      {trigger}
    </Slot>
  );
  return (
    <Suspense fallback={closed}>
      {used ? (
        <MenuPanel trigger={trigger} align={align}>
          {children}
        </MenuPanel>
      ) : (
        closed
      )}
    </Suspense>
  );
}
