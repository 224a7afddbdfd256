import { useState, useSyncExternalStore } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { type Density, densityOf, keepDensity } from "./kept-density.ts";

/** Another tab may choose as well. */
const onStorage = (listener: () => void) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/** The height of rows that the user chose, and a way to choose another. The server knows of no choice. */
export const useDensity = () => {
  const userId = useAuth().user?.id;
  const [chosen, setChosen] = useState<Density>();
  const kept = useSyncExternalStore<Density>(
    onStorage,
    () => (userId === undefined ? "compact" : densityOf(userId)),
    () => "compact",
  );
  const choose = (density: Density) => {
    setChosen(density);
    if (userId !== undefined) keepDensity(userId, density);
  };
  return [chosen ?? kept, choose] as const;
};
