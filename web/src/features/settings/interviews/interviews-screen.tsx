import { useQuery } from "@tanstack/react-query";
import { SettingsFrame } from "#features/settings/settings-frame.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import { availabilityQuery } from "./availability.api.ts";
import { CalendarSection } from "./calendar-section.tsx";

/** When somebody takes interviews, and their calendars. */
export function InterviewsScreen() {
  useDocumentTitle("Interviews");
  const availability = useQuery(availabilityQuery);
  return (
    <SettingsFrame description="When you take interviews, and the calendars that know of them.">
      <Card>
        <CardHeader
          title="Working hours"
          description="Candidates are offered times at which all interviewers are free."
        />
        <Loaded query={availability} failure="Your working hours could not be loaded.">
          {(kept) => <AvailabilityForm kept={kept} />}
        </Loaded>
      </Card>
      <CalendarSection />
    </SettingsFrame>
  );
}
