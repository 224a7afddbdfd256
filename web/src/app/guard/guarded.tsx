import type { Access } from "@rolecall/contract/endpoint.ts";
import type { RouteComponent } from "@tanstack/react-router";
import { Guard } from "./guard.tsx";

/** The screen for users whom its main endpoint serves; visitors see `Outside` meanwhile. */
export const guarded = (access: Access, Screen: RouteComponent, Outside?: RouteComponent) => {
  const component: RouteComponent = Object.assign(
    () => (
      <Guard access={access} outside={Outside && <Outside />}>
        <Screen />
      </Guard>
    ),
    // Nobody but administrators loads the code of theirs.
    access === "administrator" ? {} : { preload: async () => Screen.preload?.() },
  );
  // The server renders only the frame of these screens, and the browser their content.
  return { component, ssr: "data-only" } as const;
};
