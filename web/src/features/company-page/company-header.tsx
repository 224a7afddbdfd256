import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { Link } from "@tanstack/react-router";
import ExternalLink from "lucide-react/icons/external-link";
import { foundedText } from "#features/companies/company-text.ts";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { EditCompany } from "#features/companies/edit-company.tsx";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { LogoPattern } from "#ui/page/logo-pattern.tsx";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";
import { ChangePicture } from "./change-picture.tsx";

/** Cover, name and facts of a company, with the way to its website, and the way to change it for who may. */
export function CompanyHeader({ company }: { company: CompanyDetail }) {
  const { can } = company;
  const facts = [company.industry, company.location, company.size, foundedText(company.createdAt)];
  return (
    <header>
      <CompanyCover company={company} />
      <div className="relative flex flex-wrap items-start gap-4 sm:px-6">
        <CompanyTile
          company={company}
          size="xl"
          className="-mt-8 border-4 border-canvas bg-clip-padding"
        />
        <div className="min-w-0 flex-1 basis-60 pt-3">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{company.name}</bdi>
          </h1>
          <p className="mt-1 text-base text-ink-muted [&>bdi]:inline-block [&>bdi]:max-w-full [&>bdi]:wrap-anywhere">
            <TextsInLine texts={facts} />
          </p>
          <VerifiedBadge company={company} />
        </div>
        <div className="flex flex-wrap gap-2 pt-3">
          {can.edit && <EditCompany company={company} />}
          {can.readTeam && (
            <Button asChild variant="secondary" size="lg">
              <Link to="/companies/$id/team" params={{ id: company.id }}>
                Team
              </Link>
            </Button>
          )}
          {company.website && (
            <Button asChild variant="secondary" size="lg">
              <a href={company.website} target="_blank" rel="noopener noreferrer">
                Visit Website
                <ExternalLink aria-hidden />
              </a>
            </Button>
          )}
        </div>
      </div>
      {can.edit && (
        <div className="mt-3 flex flex-wrap gap-2 sm:px-6">
          <ChangePicture company={company} which="logo" />
          <ChangePicture company={company} which="cover" />
        </div>
      )}
    </header>
  );
}

/** The cover, or a calm band where there is none. */
function CompanyCover({ company: { coverUrl } }: { company: CompanyDetail }) {
  return (
    <div
      className={cn(
        "relative w-full overflow-hidden rounded-lg bg-brand print:hidden",
        coverUrl ? "aspect-4/1" : "h-24",
      )}
    >
      {coverUrl ? (
        <img
          src={`${coverUrl}?width=1600`}
          srcSet={`${coverUrl}?width=800 800w, ${coverUrl}?width=1600 1600w`}
          sizes="(max-width: 75rem) 100vw, 75rem"
          alt=""
          className="size-full object-cover"
        />
      ) : (
        <LogoPattern className="absolute top-1/2 right-6 w-56 -translate-y-1/2 max-sm:hidden" />
      )}
    </div>
  );
}
