import { expect, test } from "vitest";
import { buildInterviewScene, inHours } from "#test/interviews/interview-scene.ts";
import { startApp } from "#test/start-app.ts";

const env = { RATE_LIMIT: "off" };
const first = await startApp({ env });
/** Another server on the same database, with everything else its own. */
const second = await startApp({ env, services: { db: first.db } });
const instanceOf = (index: number) => (index % 2 ? second : first);
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test("of two candidates who take the same time at once on two instances one wins", async () => {
  const scene = await buildInterviewScene(first);
  for (let hour = 0; hour < 10; hour += 2) {
    const proposals = await Promise.all(
      [scene.path, (await scene.another()).path].map((path) =>
        scene.propose([inHours(hour)], {}, path),
      ),
    );
    const answers = await Promise.all(
      proposals.map(({ pageUrl }, index) =>
        instanceOf(index).anonymous.post(
          `/api/interview-pages/${pageUrl?.split("/").at(-1) ?? ""}`,
          {
            body: { startsAt: inHours(hour) },
          },
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  }
});

test("of eight interviews with one interviewer and room that are scheduled at once one is, without a deadlock", async () => {
  const scene = await buildInterviewScene(first);
  const { people, plan } = scene;
  const paths = await Promise.all(Array.from({ length: 8 }, () => scene.another()));
  const both = [people.manager.id, people.owner.id];
  const answers = await Promise.all(
    paths.map(({ path }, index) =>
      instanceOf(index)
        .as(people.manager)
        .post(path, {
          body: plan({
            interviewerIds: index % 2 ? both : both.toReversed(),
            room: index % 3 ? "Attic" : "Bell Rock",
            startsAt: inHours(0.1 * index),
          }),
        }),
    ),
  );
  expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});
