import { socialFailureTexts } from "@rolecall/contract/auth/social-failure-texts.ts";
import { type SocialProvider, socialProviders } from "@rolecall/contract/site.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useId } from "react";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Separator } from "#ui/separator.tsx";
import { authSearch } from "./auth-search.ts";

const route = getRouteApi("/auth");

const names: Record<SocialProvider, string> = {
  google: "Google",
  linkedin: "LinkedIn",
  github: "GitHub",
};

/**
 * Sign-in with an account elsewhere. Providers that are not set up here stand last, small, with one line
 * for all of them.
 */
export function SocialSignIn() {
  const { next, failure } = authSearch({ ...route.useSearch() });
  const missingId = useId();
  const { data: site } = useQuery(siteSettingsQuery);
  const query = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
  // Until it is known they all keep the place of those that are set up.
  const ready = site?.socialProviders ?? socialProviders;
  const missing = socialProviders.filter((provider) => !ready.includes(provider));
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Separator label="or continue with" />
      {ready.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
          {socialProviders
            .filter((provider) => ready.includes(provider))
            .map((provider) =>
              site ? (
                <Button key={provider} asChild variant="secondary">
                  <a href={`/api/auth/social/${provider}${query}`}>{names[provider]}</a>
                </Button>
              ) : (
                <Button key={provider} variant="secondary" unavailable>
                  {names[provider]}
                </Button>
              ),
            )}
        </div>
      )}
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-1 gap-y-1">
          {missing.map((provider) => (
            <Button
              key={provider}
              variant="ghost"
              size="sm"
              unavailable
              aria-label={`${names[provider]} (not set up here)`}
              aria-describedby={missingId}
            >
              {names[provider]}
            </Button>
          ))}
          <p id={missingId} className="w-full text-center text-xs text-ink-subtle">
            Signing in with {missing.length === 1 ? "it" : "these"} is not set up here.
          </p>
        </div>
      )}
      {failure && (
        <div role="alert">
          <FieldError id="social-failure">{socialFailureTexts[failure]}</FieldError>
        </div>
      )}
    </div>
  );
}
