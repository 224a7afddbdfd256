import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import type { BaseSyntheticEvent } from "react";
import { Button } from "#ui/button.tsx";
import { ControlGroup } from "#ui/form/control-group.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { sections } from "./sections.ts";
import { useLocationBox } from "./use-location-box.ts";

const showJobs = (event: BaseSyntheticEvent) => {
  event.preventDefault();
  document.getElementById(sections.jobs)?.scrollIntoView();
};

/** The promise, and a search box that leads down to the featured jobs. */
export function LandingHero() {
  const location = useLocationBox();
  return (
    <Hero
      title="The right job knows what you can do."
      text="Rolecall matches your skills to openings, keeps your resume ready, and shows where every application stands. Employers post in minutes and answer in one place."
    >
      <form action={`#${sections.jobs}`} onSubmit={showJobs}>
        <ControlGroup className="sm:grid-cols-[3fr_2fr_auto]">
          <Field label="Jobs, titles or companies" hideLabel>
            <TextInput
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
