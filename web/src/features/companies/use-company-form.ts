import type { Company } from "@rolecall/contract/companies.ts";
import type { CompanyDraft } from "@rolecall/contract/company-draft.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";
import { useRules } from "#lib/form-rules.ts";

const loadRules = async () => (await import("./company-rules.ts")).companyRules;

/** A company as a form, new or `company` to begin with, and how to forget its draft once it was sent. */
export const useCompanyForm = (company?: Omit<Company, "createdAt" | "updatedAt">) => {
  const form = useForm<CompanyDraft, unknown, CompanyDraft>({
    resolver: useRules(loadRules),
    defaultValues: {
      name: company?.name ?? "",
      industry: company?.industry ?? "",
      size: company?.size ?? "",
      location: company?.location ?? "",
      website: company?.website ?? "",
      description: company?.description ?? "",
    },
  });
  const { id: userId } = useSignedInUser();
  const forgetDraft = useDraft(
    form,
    company ? `company:${userId}:${company.id}` : `company:${userId}`,
  );
  return { form, forgetDraft };
};

export type CompanyFormState = ReturnType<typeof useCompanyForm>["form"];
