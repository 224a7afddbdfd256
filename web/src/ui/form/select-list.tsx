import Check from "lucide-react/icons/check";
import * as Radix from "radix-ui/select";
import { useId } from "react";
import { cn } from "#ui/class-names.ts";
import { popupItem, popupPanel } from "#ui/overlay/popup-styles.ts";
import type { OpenList } from "./select-option.ts";

/** The list of a `Select`, open as soon as it is there. */
export function SelectList({ trigger, options, value, onValueChange, disabled }: OpenList) {
  const listId = useId();
  return (
    <Radix.Root defaultOpen value={value} onValueChange={onValueChange} disabled={disabled}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            popupPanel,
            "max-h-(--radix-select-content-available-height) max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) origin-(--radix-select-content-transform-origin) overflow-hidden",
          )}
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={cn(popupItem, "pr-8", option.faint && "text-ink-subtle")}
                {...(option.detail !== undefined && {
                  "aria-describedby": `${listId}-${option.value}`,
                })}
              >
                <Radix.ItemText>
                  <bdi>{option.label}</bdi>
                </Radix.ItemText>
                {option.detail !== undefined && (
                  <span
                    id={`${listId}-${option.value}`}
                    className="ml-auto pl-4 text-xs text-ink-subtle tabular-nums"
                  >
                    {option.detail}
                  </span>
                )}
                <Radix.ItemIndicator className="absolute right-2 text-accent-ink">
                  <Check aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
