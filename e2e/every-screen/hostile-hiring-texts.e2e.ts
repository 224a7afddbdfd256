import { test } from "../support/fixtures.ts";
import { hostile } from "../support/hostile/board.ts";
import { hostileHiring } from "../support/hostile/hiring.ts";
import { looker } from "../support/hostile/looks.ts";

// A server of its own, since the planted texts must not show on the screens of other journeys.
test.use({ serverEnv: {} });

test("what a team types to hire is plain text to it: stages, questions, notes, tags, scorecards, interviews, letters, views, templates", async ({
  signUp,
  signedInPage,
}) => {
  const { owner, companyId, job, id } = await hostileHiring(signUp);
  const page = await signedInPage(owner);
  const { lookForAll } = await looker(page);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();

  await lookForAll(`/jobs/${job.id}/board`, [hostile("stage")]);
  for (const [part, fields] of [
    ["Notes", ["note", "t"]],
    ["Scorecards", ["criterion", "score", "verdict"]],
    ["Answers", ["asked", "answer", "option"]],
    ["Interviews", ["room"]],
  ] as const)
    await lookForAll(`/jobs/${job.id}/applications`, fields.map(hostile), () => press(part));
  await lookForAll(`/applications/${id}`, [hostile("t")]);
  await lookForAll(`/jobs/${job.id}/review`, []);
  await lookForAll(`/companies/${companyId}/letters`, ["template", "reason"].map(hostile));
  await lookForAll(`/companies/${companyId}/hiring`, []);
  await lookForAll(`/jobs/${job.id}/hiring`, []);
  await lookForAll(`/jobs/${job.id}/edit`, []);
  await lookForAll("/application-management", [hostile("view")], () => press("Kept views"));
  await lookForAll("/post-job", [hostile("kept")], () => press("Begin from a template"));
  await lookForAll("/messages", []);
  await lookForAll(`/messages/${id}`, [hostile("message")]);
  await lookForAll("/dashboard", []);
});

test("what a team and a candidate type to one another is plain text to the candidate, and on the page without an account", async ({
  page,
  signUp,
  signedInPage,
}) => {
  const { candidate, job, id, interviewPage } = await hostileHiring(signUp);
  const own = await signedInPage(candidate);
  const { lookForAll } = await looker(own);
  await lookForAll(`/messages/${id}`, [hostile("message")]);
  await lookForAll("/messages", []);
  await lookForAll(`/my-applications/${id}`, []);
  await lookForAll("/my-applications", []);
  await lookForAll(`/jobs/${job.id}`, []);
  await (await looker(page)).lookForAll(interviewPage, []);
});
