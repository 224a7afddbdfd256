import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placeName } from "./place-name.ts";

const positionOptions: PositionOptions = { timeout: 10_000 };

/** Whether the browser may be asked without a question popping up at a page's start. */
const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    // A browser that cannot say asks when it must.
    return false;
  }
};

/**
 * The place in the location box. It is detected at once where the visitor
 * allowed that before, otherwise when they go to the box: a page that asks for
 * one's location before one has done anything is no good host.
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
