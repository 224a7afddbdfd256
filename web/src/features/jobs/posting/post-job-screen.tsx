import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { PostJobForm } from "./post-job-form.tsx";

/** The screen where recruiters and companies post a job. */
export function PostJobScreen() {
  useDocumentTitle("Post a New Job");
  return (
    <Page width="narrow">
      <PageHeader
        title="Post a New Job"
        description="It is live as soon as you post it, and you can close it at any time."
      />
      <Card className="mt-6 sm:p-6">
        <CardHeader title="Job Details" />
        <PostJobForm />
      </Card>
    </Page>
  );
}
