import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#features/admin/settings.api.ts";
import { Loaded } from "#lib/loaded.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LookForm } from "./look-form.tsx";
import { RuleChoices } from "./rule-choices.tsx";
import { TextForm } from "./text-form.tsx";

/** The rules of the site, its look, invitations to register, and its texts. */
export function Rules() {
  const rules = useQuery(settingsQuery);
  return (
    <Loaded query={rules} failure="The rules could not be loaded.">
      {(site) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <Card>
              <CardHeader title="Who is let in" description="A choice is saved when it is made." />
              <RuleChoices site={site} />
            </Card>
            <Card>
              <CardHeader
                title="Invite somebody to register"
                description="They get an email with a link that is good for one account, for 7 days."
              />
              <InviteForm />
            </Card>
          </div>
          <Card>
            <CardHeader
              title="Name and look"
              description="Every page shows them, and every email all but the logo."
            />
            <LookForm site={site} />
          </Card>
          <Card className="lg:col-span-2">
            <CardHeader
              title="Texts"
              description="Markdown. Each save makes a new version; every page leads to the newest."
            />
            <TextForm />
          </Card>
        </div>
      )}
    </Loaded>
  );
}
