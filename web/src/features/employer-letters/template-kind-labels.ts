import { type TemplateKind, templateKinds } from "@rolecall/contract/hiring/letters.ts";

export const templateKindLabels: Record<TemplateKind, string> = {
  received: "Application received",
  rejected: "Rejection",
  invited: "Invitation",
  offered: "Offer",
  other: "Other",
};

export const templateKindOptions = templateKinds.map((value) => ({
  value,
  label: templateKindLabels[value],
}));
