import { mostQuestions } from "@rolecall/contract/hiring/questions.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import Library from "lucide-react/icons/library";
import { companyQuery } from "#features/companies/companies.api.ts";
import {
  companyQuestionsQuery,
  setCompanyQuestionsMutation,
} from "#features/questions/questions.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, DropdownMenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { copyOf, type EditedQuestion, editedOf, sentOf } from "./edited-question.ts";

/** The questions that a company keeps for its jobs, for its members; others have none. */
const useLibrary = (companyId: string) => {
  const company = useQuery({ ...companyQuery(companyId), enabled: companyId !== "" });
  const isMember = company.data?.can.readTeam ?? false;
  const { data = [] } = useQuery({ ...companyQuestionsQuery(companyId), enabled: isMember });
  return { kept: data, maySet: company.data?.can.setDefaults ?? false };
};

type TakeQuestionProps = { companyId: string; onTake: (question: EditedQuestion) => void };

/** Takes a question of the company's library. */
export function TakeQuestion({ companyId, onTake }: TakeQuestionProps) {
  const { kept } = useLibrary(companyId);
  if (kept.length === 0) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="secondary" size="sm">
          <Library aria-hidden />
          From the library
        </Button>
      }
    >
      {kept.map((question) => (
        <DropdownMenuItem key={question.id} onSelect={() => onTake(copyOf(editedOf(question)))}>
          <bdi className="line-clamp-2">{question.text}</bdi>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

type KeepQuestionProps = { companyId: string; question: EditedQuestion; name: string };

/** Keeps a question in the company's library, for owner and admins. */
export function KeepQuestion({ companyId, question, name }: KeepQuestionProps) {
  const { kept, maySet } = useLibrary(companyId);
  const { mutate, isPending } = useMutation({
    ...setCompanyQuestionsMutation,
    onSuccess: () =>
      toast({
        title: "Question Kept",
        description: "Other jobs of the company can take it from the library.",
      }),
    onError: (error) => toastFailure("Error", error, "The question could not be kept."),
  });
  if (!maySet) return null;
  const isKept = kept.some(({ text }) => text === question.text.trim());
  const keep = () => {
    const { id: _id, ...copy } = sentOf(question);
    mutate({ params: { id: companyId }, body: { questions: [...kept, copy] } });
  };
  const label = `Keep ${name} in the library`;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={isKept ? "The library has it already" : label}
      pending={isPending}
      unavailable={isKept || question.text.trim() === "" || kept.length >= mostQuestions}
      onClick={keep}
    >
      <BookmarkPlus aria-hidden />
    </Button>
  );
}
