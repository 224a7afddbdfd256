import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { stageNameRequiredText, stageNamesDifferText } from "@rolecall/contract/hiring/stages.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";

/** A stage as its form has it. */
export interface EditedStage {
  key: string;
  /** Of one that is kept already. */
  id?: string;
  name: string;
  status: ApplicationStatus;
}

export const editedOf = (stages: Stage[]): EditedStage[] =>
  stages.map((stage) => ({ ...stage, key: stage.id }));

export const newStage = (status: ApplicationStatus): EditedStage => ({
  key: crypto.randomUUID(),
  name: "",
  status,
});

/** The stages as they are sent. */
export const sentOf = (stages: EditedStage[]) =>
  stages.map(({ id, name, status }) => ({ ...(id !== undefined && { id }), name, status }));

/** What is wrong with a stage among the others, by its key. */
export const problemsOf = (stages: EditedStage[]): Record<string, string> => {
  const sameName = Map.groupBy(stages, ({ name }) => comparable(name.trim()));
  return Object.fromEntries(
    stages.flatMap(({ key, name }): [string, string][] => {
      if (isBlank(name)) return [[key, stageNameRequiredText]];
      const [first, ...others] = sameName.get(comparable(name.trim())) ?? [];
      return others.length > 0 && first?.key !== key ? [[key, stageNamesDifferText]] : [];
    }),
  );
};

/** The stages with those of one status replaced. */
export const withStatus = (
  stages: EditedStage[],
  status: ApplicationStatus,
  ofStatus: EditedStage[],
): EditedStage[] => {
  const place = stages.findIndex((stage) => stage.status === status);
  const others = stages.filter((stage) => stage.status !== status);
  return others.toSpliced(place, 0, ...ofStatus);
};
