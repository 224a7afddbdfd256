import { useQuery } from "@tanstack/react-query";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { Card, CardHeader } from "#ui/card.tsx";

/** For how long employers keep applications here. */
export function KeptSection() {
  const { data } = useQuery(siteSettingsQuery);
  if (!data) return null;
  const months = data.retentionMonths;
  return (
    <Card asChild>
      <section aria-label="What employers keep">
        <CardHeader title="What employers keep" />
        <p>
          {months === null
            ? "Employers keep your applications for as long as you have an account."
            : `Employers keep an application until ${months === 1 ? "a month" : `${months} months`} after it was decided or its job was closed. Then your name, letter and resume are erased from it. My Applications names the day.`}
        </p>
      </section>
    </Card>
  );
}
