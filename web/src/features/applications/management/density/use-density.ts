import { useEffect, useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { type Density, densityOf, keepDensity } from "./kept-density.ts";

/** The height of rows that the user chose, and a way to choose another. The server knows of no choice. */
export const useDensity = () => {
  const userId = useAuth().user?.id;
  const [density, setDensity] = useState<Density>("compact");
  useEffect(() => {
    if (userId !== undefined) setDensity(densityOf(userId));
  }, [userId]);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    if (userId !== undefined) keepDensity(userId, chosen);
  };
  return [density, choose] as const;
};
