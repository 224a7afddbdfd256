import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import { ControlGroup } from "#ui/form/control-group.tsx";
import { Field } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/suggest/suggest-input.tsx";

const load = () => import("./job-suggestions.tsx");
const words = async () => (await load()).WordSuggestions;
const locations = async () => (await load()).LocationSuggestions;

type JobSearchBarProps = {
  query: ComponentProps<"input">;
  location: ComponentProps<"input">;
  /** The words of its button. */
  action: string;
};

/** Words and place of a job search, in one frame with the button that starts it. */
export function JobSearchBar({ query, location, action }: JobSearchBarProps) {
  return (
    <ControlGroup className="sm:grid-cols-[3fr_2fr_auto]">
      <Field label="Keywords" hideLabel>
        <SuggestInput
          name="query"
          {...query}
          suggestions={words}
          type="search"
          icon={<Search />}
          maxLength={textLimits.search}
          placeholder="Job title, skill or company"
        />
      </Field>
      <Field label="Location" hideLabel>
        <SuggestInput
          name="location"
          {...location}
          suggestions={locations}
          icon={<MapPin />}
          maxLength={textLimits.search}
          placeholder="City, state or remote"
        />
      </Field>
      <Button type="submit" size="lg">
        {action}
      </Button>
    </ControlGroup>
  );
}
