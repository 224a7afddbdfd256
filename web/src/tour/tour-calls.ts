import type { tourEndpoints } from "@rolecall/contract/tour/tour.schemas.ts";
import type { TourPerson } from "@rolecall/contract/tour/tour.ts";
import type * as z from "zod";

export type Tour = z.input<(typeof tourEndpoints)["readTour"]["reply"]>;

const path = "/api/tour";

/** The tour; null where there is none. */
export const readTour = async (): Promise<Tour | null> => {
  const answer = await fetch(path);
  return answer.ok ? ((await answer.json()) as Tour) : null;
};

/** Changes who looks around. Resolves to where to go on, or to the reason why not. */
export const lookAroundAs = async (
  person: TourPerson,
): Promise<{ path: string } | { refusal: string }> => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ person }),
  });
  if (answer.ok) return (await answer.json()) as { path: string };
  return { refusal: await answer.text() };
};
