import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placeName } from "./place-name.ts";

const positionOptions: PositionOptions = { timeout: 10_000 };

/** Whether geolocation is already granted, so that no prompt appears when the page opens. */
const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    // If the browser cannot tell, it is asked on focus only.
    return false;
  }
};

/**
 * The text of the location box. The position is looked up at once where the visitor has allowed
 * that before, otherwise when they focus the box.
 */
export const useLocationBox = () => {
  const client = useQueryClient();
  const [place, setPlace] = useState("");
  const [detecting, setDetecting] = useState(false);
  const tried = useRef(false);

  const detect = () => {
    if (tried.current || !("geolocation" in navigator)) return;
    tried.current = true;
    setDetecting(true);
    navigator.geolocation.getCurrentPosition(
      (position) => {
        void placeName(client, position.coords).then((name) => {
          setDetecting(false);
          setPlace((typed) => typed || name);
        });
      },
      () => setDetecting(false),
      positionOptions,
    );
  };

  const detectWhereGranted = useEffectEvent(async () => {
    if (await isGranted()) detect();
  });
  useEffect(() => {
    void detectWhereGranted();
  }, []);

  return { place, setPlace, detecting, detect };
};
