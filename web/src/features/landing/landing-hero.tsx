import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { type SubmitEvent, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ControlGroup } from "#ui/form/control-group.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import type { Sought } from "./found-text.ts";
import { unknownPlace } from "./place-name.ts";
import { sections } from "./sections.ts";
import { useLocationBox } from "./use-location-box.ts";

/** The promise, and a search box that scrolls to the featured jobs, where the link to the search is. */
export function LandingHero({ onSearch }: { onSearch: (sought: Sought | undefined) => void }) {
  const words = useRef<HTMLInputElement>(null);
  const location = useLocationBox();
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const sought = {
      query: words.current?.value.trim() ?? "",
      location: location.place === unknownPlace ? "" : location.place.trim(),
    };
    onSearch(sought.query || sought.location ? sought : undefined);
    document.getElementById(sections.jobs)?.scrollIntoView();
  };
  return (
    <Hero
      title="The right job knows what you can do."
      text="Rolecall matches your skills to openings, keeps your resume ready, and shows where every application stands. Employers post in minutes and answer in one place."
    >
      <form action={`#${sections.jobs}`} onSubmit={search}>
        <ControlGroup className="sm:grid-cols-[3fr_2fr_auto]">
          <Field label="Jobs, titles or companies" hideLabel>
            <TextInput
              ref={words}
              type="search"
              icon={<Search />}
              maxLength={textLimits.search}
              placeholder="Search jobs, titles or companies"
            />
          </Field>
          <Field label="Location" hideLabel>
            <TextInput
              icon={<MapPin />}
              maxLength={textLimits.search}
              placeholder={location.detecting ? "Detecting your location..." : "Location"}
              trailing={location.detecting ? <Spinner className="mr-2" /> : undefined}
              value={location.place}
              onFocus={location.detect}
              onChange={(event) => location.setPlace(event.target.value)}
            />
          </Field>
          <Button type="submit" size="lg">
            Search Jobs
          </Button>
        </ControlGroup>
      </form>
    </Hero>
  );
}
