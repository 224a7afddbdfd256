import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useBlankResume } from "#features/resumes/upload/blank-resume.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { ApplicationStats } from "./application-stats.tsx";
import { FindableSummary } from "./findable/findable-summary.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import type { ProfileFormValues } from "./profile-rules.ts";
import { ProfileSummary } from "./profile-summary.tsx";
import { profileQuery } from "./profiles.api.ts";
import { ResumeCard } from "./resume-card.tsx";
import { SkillsCard } from "./skills-card.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const FillInButton = lazy(async () => ({
  default: (await import("./filling-in/fill-in-button.tsx")).FillInButton,
}));
const ImportCard = lazy(async () => ({
  default: (await import("./filling-in/import-card.tsx")).ImportCard,
}));

/** The user's own candidate profile. */
export function ProfileScreen() {
  useDocumentTitle("My Profile");
  const profile = useQuery(profileQuery);
  return (
    <Page>
      <PageHeader title="My Profile" />
      <div className="mt-6">
        {profile.isPending && <ProfileSkeleton />}
        {profile.isError && (
          <ErrorState
            heading="h2"
            text={sentenceOf(profile.error, "Your profile could not be loaded.")}
            retrying={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        )}
        {profile.isSuccess && <ProfileEditor profile={profile.data} />}
      </div>
    </Page>
  );
}

const columns = "grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_1fr]";
const cards = "grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-1";
/** First in the document, so that phones begin with it; at the right where there are two columns. */
const formPlace = "lg:col-start-2 lg:row-start-1";
const besideForm = "lg:col-start-1 lg:row-span-2 lg:row-start-1";

function ProfileEditor({ profile }: { profile: Profile | null }) {
  const { form, draft, submit, isPending, resumeDeleted } = useProfileForm(profile);
  const isCandidate = useSignedInUser().role === "candidate";
  const [processing, setProcessing] = useState(false);
  const [blankPath, setBlankPath] = useState<string | null>(null);
  const [skills, resumeUrl] = useWatch({ control: form.control, name: ["skills", "resumeUrl"] });
  const blank = useBlankResume(resumeUrl === blankPath ? blankPath : null);
  const save = form.handleSubmit(async () => {
    if (blank.confirm()) await submit();
  });
  const valuesNow = () => form.getValues();
  const fillIn = (changed: Partial<ProfileFormValues>) => {
    for (const field of Object.keys(changed) as (keyof typeof changed)[])
      form.setValue(field, changed[field], { shouldDirty: true, shouldTouch: true });
    void form.trigger(Object.keys(changed) as (keyof typeof changed)[]);
    toast({
      title: "Filled in",
      description: "Look it over, then save your profile.",
    });
  };
  const forApplying = (
    <>
      <ProfileCard title="Who can find me" folded={!isCandidate}>
        <FindableSummary />
      </ProfileCard>
      <ResumeCard
        folded={!isCandidate}
        resumeUrl={resumeUrl ?? null}
        savedUrl={profile?.resumeUrl ?? null}
        unsaved={form.formState.dirtyFields.resumeUrl === true}
        blank={{ path: blankPath, asked: blank.asked }}
        onChange={(url, isBlank) => {
          if (isBlank) setBlankPath(url);
          form.setValue("resumeUrl", url, { shouldDirty: true });
        }}
        onDeleted={resumeDeleted}
        onProcessingChange={setProcessing}
        fillIn={
          resumeUrl && (
            <Suspense fallback={<Skeleton className="h-9 w-52" />}>
              <FillInButton resumeUrl={resumeUrl} valuesNow={valuesNow} onTake={fillIn} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={<Skeleton card className="h-57 w-full" />}>
        <ImportCard
          folded={!isCandidate}
          saved={profile !== null}
          valuesNow={valuesNow}
          onTake={fillIn}
        />
      </Suspense>
      <ApplicationStats folded={!isCandidate} />
    </>
  );
  return (
    <div className={columns}>
      <Card asChild className={formPlace}>
        <section>
          <CardHeader title="Profile Information" />
          <ProfileFields
            form={form}
            draft={draft}
            onSubmit={save}
            saving={isPending}
            processing={processing}
          />
        </section>
      </Card>
      <div className={`${cards} ${besideForm}`}>
        <ProfileSummary control={form.control} />
        <SkillsCard skills={skills} />
        {isCandidate && forApplying}
      </div>
      {!isCandidate && (
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:col-start-2">
          {forApplying}
        </div>
      )}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <Loading className={columns}>
      <Skeleton card className={`h-266 w-full ${formPlace}`} />
      <div className={`${cards} ${besideForm}`}>
        <Skeleton card className="h-50 w-full" />
        <Skeleton card className="h-32 w-full" />
        <Skeleton card className="h-50 w-full" />
        <Skeleton card className="h-57 w-full" />
        <Skeleton card className="h-49 w-full" />
      </div>
    </Loading>
  );
}
