import type { CompanyDraft } from "@rolecall/contract/companies/company-draft.ts";
import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useDraft } from "#lib/drafts/draft.ts";
import { useRules } from "#lib/forms/form-rules.ts";

const loadRules = async () => (await import("./company-rules.ts")).companyRules;

type StoredCompany = Omit<Company, "createdAt" | "updatedAt">;

export const valuesOf = (company?: StoredCompany): CompanyDraft => ({
  name: company?.name ?? "",
  industry: company?.industry ?? "",
  size: company?.size ?? "",
  location: company?.location ?? "",
  website: company?.website ?? "",
  description: company?.description ?? "",
});

/** The company form: empty, or filled from `company`, with a draft until it is sent. */
export const useCompanyForm = (company?: StoredCompany) => {
  const form = useForm<CompanyDraft, unknown, CompanyDraft>({
    resolver: useRules(loadRules),
    defaultValues: valuesOf(company),
  });
  const { id: userId } = useSignedInUser();
  const draft = useDraft(form, { userId, form: company ? `company:${company.id}` : "company" });
  return { form, draft };
};

export type CompanyFormState = ReturnType<typeof useCompanyForm>["form"];
