import Check from "lucide-react/icons/check";
import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "#ui/class-names.ts";
import { popupItem, popupPanel } from "./popup-styles.ts";

type MenuPanelProps = { trigger: ReactElement; align: "start" | "end"; children: ReactNode };

/** After the choice of a link the focus is on the new screen, and stays there. */
const keepFocusElsewhere = (event: Event) => {
  if (document.activeElement !== document.body) event.preventDefault();
};

/** The panel of a `DropdownMenu`, open as soon as it is there. */
export function MenuPanel({ trigger, align, children }: MenuPanelProps) {
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={keepFocusElsewhere}
        className={cn(
          popupPanel,
          "max-w-[min(20rem,calc(100vw-1rem))] min-w-[min(13rem,calc(100vw-1rem))] origin-(--radix-dropdown-menu-content-transform-origin) p-1",
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(popupItem, "[&_svg]:text-ink-subtle", className)} {...props} />;
}

export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      className={cn(popupItem, "pl-8", className)}
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <Radix.ItemIndicator className="absolute left-2">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-2 py-2 text-sm", className)} {...props} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 border-t border-line" />;
}
