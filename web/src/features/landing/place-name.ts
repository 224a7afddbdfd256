import type { QueryClient } from "@tanstack/react-query";
import { readElsewhere } from "#lib/api-client.ts";
import { siteSettingsQuery } from "#lib/site.api.ts";

/** The text of the location box if the place could not be looked up. */
export const unknownPlace = "Your Location";

/** The name of a position from this installation's geocoder: city, locality or region, in that order. */
export const placeName = async (
  client: QueryClient,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string> => {
  try {
    const { geocoderUrl } = await client.query(siteSettingsQuery);
    const answer = await readElsewhere(geocoderUrl, {
      latitude,
      longitude,
      localityLanguage: "en",
    });
    const names = ["city", "locality", "principalSubdivision"].map((key) => answer[key]);
    const name = names.find((value) => typeof value === "string" && value !== "");
    return typeof name === "string" ? name : unknownPlace;
  } catch (error) {
    console.warn("The location could not be looked up.", error);
    return unknownPlace;
  }
};
