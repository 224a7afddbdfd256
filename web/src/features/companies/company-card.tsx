import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { Link } from "@tanstack/react-router";
import MapPin from "lucide-react/icons/map-pin";
import Users from "lucide-react/icons/users";
import { truncate } from "#lib/text/truncate.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { openPositionsText } from "./company-text.ts";
import { CompanyTile } from "./company-tile.tsx";
import { markOf } from "./namesakes.ts";

/** Characters of a description that a card shows. */
const descriptionLength = 120;
const noDescription = "A leading company in their industry, focused on innovation and excellence.";

type CompanyCardProps = {
  company: ListedCompany;
  /** Another one beside it has the same name. */
  hasNamesake?: boolean;
};

/** One company in the directory. */
export function CompanyCard({ company, hasNamesake = false }: CompanyCardProps) {
  const params = { id: company.id };
  const mark = hasNamesake ? markOf(company) : "";
  return (
    <Card asChild className="flex w-full flex-col">
      <article>
        <div className="flex items-start gap-3">
          <CompanyTile company={company} />
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">
              <Link
                to="/companies/$id"
                params={params}
                className={linkStyles({ variant: "title" })}
              >
                <bdi>{company.name}</bdi>
              </Link>
            </h3>
            <p className="text-ink-muted">
              <bdi>{company.industry || "Various Industries"}</bdi>
              {mark !== "" && (
                <>
                  {" · "}
                  <bdi>{mark}</bdi>
                </>
              )}
            </p>
          </div>
        </div>
        <p dir="auto" className="mt-3 flex-1 wrap-anywhere text-ink-muted">
          {truncate(company.description || noDescription, descriptionLength)}
        </p>
        {(company.location || company.size) && (
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs wrap-anywhere text-ink-subtle">
            {company.location && (
              <li className="flex items-center gap-1">
                <MapPin aria-hidden className="size-3.5 shrink-0" />
                <bdi>{company.location}</bdi>
              </li>
            )}
            {company.size && (
              <li className="flex items-center gap-1">
                <Users aria-hidden className="size-3.5 shrink-0" />
                <bdi>{company.size}</bdi>
              </li>
            )}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="font-medium">{openPositionsText(company.activeJobCount)}</p>
          <Button asChild variant="secondary" size="sm">
            <Link
              to="/companies/$id"
              params={params}
              aria-label={`View Jobs of ${company.name}${mark && `, ${mark}`}`}
            >
              View Jobs
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}

/** Has the measures of a company card. */
export function CompanyCardSkeleton() {
  return <Skeleton card className="h-63 w-full" />;
}
