import { socialFailureTexts } from "@rolecall/contract/auth/social-failure-texts.ts";
import { type SocialProvider, socialProviders } from "@rolecall/contract/site.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Tooltip, TooltipProvider } from "#ui/overlay/tooltip.tsx";
import { Separator } from "#ui/separator.tsx";

const route = getRouteApi("/auth");

const names: Record<SocialProvider, string> = {
  google: "Google",
  linkedin: "LinkedIn",
  github: "GitHub",
};

/** Sign-in with an account elsewhere; providers that are not set up here say so. */
export function SocialSignIn() {
  const { next, failure } = route.useSearch();
  const { data: site } = useQuery(siteSettingsQuery);
  const query = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Separator label="or continue with" />
      <TooltipProvider>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
          {socialProviders.map((provider) =>
            site?.socialProviders.includes(provider) ? (
              <Button key={provider} asChild variant="secondary">
                <a href={`/api/auth/social/${provider}${query}`}>{names[provider]}</a>
              </Button>
            ) : (
              <Tooltip
                key={provider}
                content={`Signing in with ${names[provider]} is not set up here.`}
              >
                <Button
                  variant="secondary"
                  className="opacity-50"
                  aria-disabled="true"
                  aria-label={`${names[provider]} (not set up here)`}
                >
                  {names[provider]}
                </Button>
              </Tooltip>
            ),
          )}
        </div>
      </TooltipProvider>
      {failure && (
        <div role="alert">
          <FieldError id="social-failure">{socialFailureTexts[failure]}</FieldError>
        </div>
      )}
    </div>
  );
}
