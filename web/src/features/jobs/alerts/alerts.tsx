import { Navigate, useLocation } from "@tanstack/react-router";
import { memo, useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { alertsSearch } from "./alerts-search.ts";
import { KeepSearch } from "./keep-search.tsx";
import { AlertList } from "./list/alert-list.tsx";
import { NotThis } from "./not-this.tsx";

/**
 * The searches that the user keeps; from a letter, what to change in one so that a job does not come. Where a
 * search is to be kept, the dialog that does so; visitors come back to it from the sign-in.
 */
export function Alerts({ keep }: { keep?: JobFilters }) {
  const { user } = useAuth();
  const { href, search } = useLocation();
  const [here] = useState(href);
  if (!user) return <ToSignIn next={here} />;
  if (keep) return <KeepSearch filters={keep} />;
  const { not, a: end } = alertsSearch(search);
  return not !== undefined && end !== undefined ? <NotThis jobId={not} end={end} /> : <AlertList />;
}

/** Once: on the way to the sign-in the location is another one already. */
const ToSignIn = memo(({ next }: { next: string }) => (
  <Navigate to="/auth" search={{ next }} replace />
));
