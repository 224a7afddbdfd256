import { zodResolver } from "@hookform/resolvers/zod";
import type { Company } from "@rolecall/contract/companies.ts";
import { type CompanyDraft, companyDraft } from "@rolecall/contract/company-draft.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";

/** A company as a form, new or `company` to begin with, and how to forget its draft once it was sent. */
export const useCompanyForm = (company?: Omit<Company, "createdAt" | "updatedAt">) => {
  const form = useForm<CompanyDraft, unknown, CompanyDraft>({
    resolver: zodResolver(companyDraft, undefined, { raw: true }),
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
