import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "icon" | "trailing">;

/** A password box whose characters can be shown, and which tells of a Caps Lock left on. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <>
      <TextInput
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={noticeCapsLock}
        onKeyUp={noticeCapsLock}
        trailing={
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            className="grid size-8 place-items-center rounded-sm hover:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        }
      />
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {capsLock && "Caps Lock is on."}
      </p>
    </>
  );
}
