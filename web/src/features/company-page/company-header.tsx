import type { CompanyDetail } from "@rolecall/contract/companies/companies.ts";
import ExternalLink from "lucide-react/icons/external-link";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { foundedText } from "#features/companies/company-text.ts";
import { EditCompany } from "#features/companies/edit-company.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";

/** Name and facts of a company, with the way to its website, and its owner's way to change it. */
export function CompanyHeader({ company }: { company: CompanyDetail }) {
  const user = useSignedInUser();
  const facts = [company.industry, company.location, company.size, foundedText(company.createdAt)];
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar
        shape="square"
        size="lg"
        initials={company.name.slice(0, 2).toUpperCase()}
        src={company.logoUrl}
      />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          <bdi>{company.name}</bdi>
        </h1>
        <p className="mt-1 text-base text-ink-muted">
          <TextsInLine texts={facts} />
        </p>
      </div>
      {user.role !== "candidate" && user.id === company.ownerId && (
        <EditCompany company={company} />
      )}
      {company.website && (
        <Button asChild variant="secondary" size="lg">
          <a href={company.website} target="_blank" rel="noopener noreferrer">
            Visit Website
            <ExternalLink aria-hidden />
          </a>
        </Button>
      )}
    </header>
  );
}
