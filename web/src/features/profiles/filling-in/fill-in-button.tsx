import WandSparkles from "lucide-react/icons/wand-sparkles";
import { lazy, Suspense, useState } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const loadDialog = () => import("./fill-in-dialog.tsx");
const FillInFromResume = lazy(async () => ({ default: (await loadDialog()).FillInFromResume }));

type FillInButtonProps = {
  resumeUrl: string;
  valuesNow: () => ProfileFormValues;
  onTake: (changed: Partial<ProfileFormValues>) => void;
};

/** Opens what a resume tells, for the profile. */
export function FillInButton({ resumeUrl, valuesNow, onTake }: FillInButtonProps) {
  const user = useSignedInUser();
  const [values, setValues] = useState<ProfileFormValues | null>(null);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => whenLoaded(loadDialog, () => setValues(valuesNow()))}
      >
        <WandSparkles aria-hidden />
        Fill in from my resume
      </Button>
      <Suspense>
        {values && (
          <FillInFromResume
            source="your resume"
            resumeUrl={resumeUrl}
            name={fullName(user) || user.username}
            values={values}
            onTake={(changed) => {
              setValues(null);
              onTake(changed);
            }}
            onClose={() => setValues(null)}
          />
        )}
      </Suspense>
    </>
  );
}
