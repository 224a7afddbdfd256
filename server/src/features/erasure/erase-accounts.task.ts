import { accountsAreToErase } from "#features/auth/leaving/leaving.service.ts";
import { filesAreToDelete } from "#features/resumes/left-behind.service.ts";
import { either } from "#tasks/condition.sql.ts";
import { defineTask } from "#tasks/define-task.ts";
import { eraseAccounts } from "./erase-accounts.service.ts";

export const eraseAccountsTask = defineTask({
  name: "erase-accounts",
  due: (db) => either(accountsAreToErase(db), filesAreToDelete(db)),
  endsWithin: 60 * 60,
  run: ({ db, files }) => eraseAccounts(db, { files }),
});
