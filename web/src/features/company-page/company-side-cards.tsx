import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { fullName } from "#features/auth/person-name.ts";
import { mailto } from "#lib/text/mailto.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { FactList } from "#ui/facts.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

/** The company in a few facts. */
export function CompanyOverview({ company }: { company: CompanyDetail }) {
  return (
    <Card>
      <CardHeader title="Company Overview" />
      <FactList
        facts={[
          ["Open Positions", company.activeJobCount.toLocaleString("en-US")],
          ["Industry", company.industry],
          ["Company Size", company.size],
          ["Headquarters", company.location],
        ]}
      />
    </Card>
  );
}

/** Website and contact person, as far as they are known. */
export function GetInTouch({ company: { website, owner } }: { company: CompanyDetail }) {
  const name = owner ? fullName(owner) : "";
  if (!website && name === "" && !owner?.email) return null;
  return (
    <Card>
      <CardHeader title="Get in Touch" />
      <dl className="flex flex-col gap-4">
        {website && (
          <div>
            <dt className="text-ink-subtle">Website</dt>
            <dd className="mt-0.5">
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                className={linkStyles({ className: "wrap-anywhere" })}
              >
                {website.replace(/^https?:\/\/|\/$/g, "")}
              </a>
            </dd>
          </div>
        )}
        {(name !== "" || owner?.email) && (
          <div>
            <dt className="text-ink-subtle">Company Contact</dt>
            {name !== "" && (
              <dd className="mt-0.5">
                <bdi>{name}</bdi>
              </dd>
            )}
            {owner?.email && (
              <dd className="mt-0.5">
                <a
                  href={mailto(owner.email)}
                  className={linkStyles({ className: "wrap-anywhere" })}
                >
                  {owner.email}
                </a>
              </dd>
            )}
          </div>
        )}
      </dl>
    </Card>
  );
}
