import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { type ReactNode, lazy, Suspense, useState } from "react";
import { usePictureFile } from "#ui/crop/use-picture-file.tsx";

const AddPicture = lazy(async () => ({ default: (await import("./add-picture.tsx")).AddPicture }));

/** Lets who edits a company choose a picture for its page: `chooser` is what that needs on the page. */
export const useNewPicture = (
  company: CompanyDetail,
): { choose: () => void; chooser: ReactNode } => {
  const [file, setFile] = useState<File>();
  const { choose, input } = usePictureFile("Picture of the page", setFile);
  const chooser = company.can.edit && (
    <>
      {input}
      <Suspense>
        {file && <AddPicture company={company} file={file} onClose={() => setFile(undefined)} />}
      </Suspense>
    </>
  );
  return { choose, chooser };
};
