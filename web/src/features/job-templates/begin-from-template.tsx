import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { DialogButton } from "#ui/overlay/dialog-button.tsx";

const load = () => import("./templates-dialog.tsx");
const TemplatesDialog = lazy(async () => ({ default: (await load()).TemplatesDialog }));

/** Opens the templates of the companies for which the user posts as a member; nothing without one. */
export function BeginFromTemplate() {
  const own = useQuery(ownCompaniesQuery);
  const companies = own.data?.filter(({ can }) => can.post) ?? [];
  if (companies.length === 0) return null;
  return (
    <DialogButton
      load={load}
      renderDialog={(close) => <TemplatesDialog companies={companies} onClose={close} />}
    >
      Begin from a template
    </DialogButton>
  );
}
