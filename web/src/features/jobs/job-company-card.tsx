import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import ExternalLink from "lucide-react/icons/external-link";
import { noCompanyDescription } from "#features/companies/company-text.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { FactList } from "#ui/facts.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

/** The company of a job, beside it. */
export function CompanyCard({ company }: { company: ListedJob["company"] }) {
  return (
    <Card>
      <CardHeader title={<bdi>{company.name}</bdi>} />
      <p dir="auto" className="line-clamp-6 wrap-anywhere text-ink-muted">
        {company.description?.trim() || noCompanyDescription}
      </p>
      <FactList
        className="mt-4 border-t border-line pt-4"
        facts={[
          ["Industry", company.industry],
          ["Size", company.size],
          ["Location", company.location],
        ]}
      />
      {company.website && (
        <a
          href={company.website}
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyles({ className: "mt-4 inline-flex items-center gap-1.5" })}
        >
          Visit Website <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </Card>
  );
}
