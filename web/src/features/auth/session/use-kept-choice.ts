import { useState, useSyncExternalStore } from "react";
import { keepChoice, keptChoice } from "#lib/kept-choice.ts";
import { useAuth } from "./auth-provider.tsx";

/** Another tab may choose as well. */
const onStorage = (listener: () => void) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/**
 * How the user chose to see something in this browser, and a way to choose otherwise; null is as at first. The server
 * knows of no choice.
 */
export const useKeptChoice = (what: string) => {
  const userId = useAuth().user?.id;
  const [chosen, setChosen] = useState<string | null>();
  const kept = useSyncExternalStore(
    onStorage,
    () => (userId === undefined ? null : keptChoice(userId, what)),
    () => null,
  );
  const choose = (choice: string | null) => {
    setChosen(choice);
    if (userId !== undefined) keepChoice(userId, what, choice);
  };
  return [chosen === undefined ? kept : chosen, choose] as const;
};
