import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { applicationQuery } from "#features/timeline/timeline.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";

const route = getRouteApi("/applications/$id");

/** Leads from the short link of an application to where its reader sees it: the candidate, or the hiring team. */
export function ApplicationLinkScreen() {
  const { id } = route.useParams();
  const user = useSignedInUser();
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(id));
  useDocumentTitle("Application");
  if (data?.candidateId === user.id)
    return <Navigate to="/my-applications/$id" params={{ id }} replace />;
  if (data)
    return (
      <Navigate
        to="/jobs/$jobId/applications"
        params={{ jobId: data.jobId }}
        search={{ from: id }}
        replace
      />
    );
  if (error)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={
            isMissing(error)
              ? applicationMissingText
              : sentenceOf(error, "The application could not be loaded.")
          }
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <Page width="narrow">
      <Loading>
        <Skeleton card className="h-60 w-full" />
      </Loading>
    </Page>
  );
}
