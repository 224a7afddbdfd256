import { smallestGroup } from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { companyQuery } from "#features/companies/companies.api.ts";
import { impactQuery } from "#features/equal-opportunity/equal-opportunity.api.ts";
import { groupText } from "#features/equal-opportunity/group-words.ts";
import { knownQuarters, quarterText } from "#features/equal-opportunity/known-quarters.ts";
import { Loaded } from "#lib/loaded.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { FigureCard } from "./figure-card.tsx";

const ratioColumn = 3;

/** What a company selected of each group in a quarter, for who leads it; nothing for everybody else. */
export function ImpactOfCompany({ companyId }: { companyId: string }) {
  const { data: company } = useQuery(companyQuery(companyId));
  return company?.can.readImpact ? <Impact companyId={companyId} /> : null;
}

function Impact({ companyId }: { companyId: string }) {
  const quarters = knownQuarters();
  const [quarter = "", setQuarter] = useState(quarters[0]);
  const impact = useQuery(impactQuery(companyId, quarter));
  return (
    <section aria-label="Equal opportunity" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg">Equal opportunity</h2>
        <Field label="Quarter" hideLabel className="w-64 max-w-full">
          <Select
            options={quarters.map((value) => ({ value, label: quarterText(value) }))}
            value={quarter}
            onValueChange={setQuarter}
          />
        </Field>
      </div>
      <div className="mt-3">
        <Loaded query={impact} failure="The figures could not be loaded.">
          {({ groups }) => (
            <FigureCard
              title="Impact ratios"
              description={`Shortlisted, invited to an interview or hired, of those who told their group. Computed once, 30 days after the quarter. A ratio below 0.8 is worth a closer look. Groups under ${smallestGroup} are left out.`}
              empty={groups.length === 0 && "No group of this quarter is large enough to be told."}
              table={{
                columns: ["Group", "Applications", "Selected", "Ratio"],
                rows: groups.map(({ key, value, applications, selected, ratio }) => [
                  groupText(key, value),
                  applications,
                  selected,
                  ratio,
                ]),
              }}
              textOf={(figure, column) =>
                column === ratioColumn ? figure.toFixed(2) : figure.toLocaleString("en-US")
              }
            />
          )}
        </Loaded>
      </div>
    </section>
  );
}
