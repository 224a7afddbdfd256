import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Match } from "@rolecall/contract/match/match.schemas.ts";
import { describe, expect, test } from "vitest";
import { matchVersion } from "#match/match-version.ts";
import { buildApplication, buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { areUnmatched, eraseApplicationsOf, keptOf } from "#test/match/kept-matches.ts";
import { startApp } from "#test/start-app.ts";
import { matchOldApplications } from "./application-match.service.ts";

const { as, db } = await startApp();

const text = {
  title: "Frontend Engineer",
  description: "You build web interfaces for hospitals.",
  requirements: "React\nTypeScript\nDocker is a plus",
};
type ApplicationMatch = Match & { now: { score: number | null; version: string } };

const scene = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { ...text, postedBy: recruiter.id });
  const apply = async (skills: string[], lines: string[] = []) => {
    const user = await buildUser(db);
    await buildProfile(db, { userId: user.id, title: "Web Developer", skills });
    const resume = await buildResume(db, {
      ownerId: user.id,
      lines: lines.map((line) => ({ page: 1, text: line })),
    });
    const body = { jobId: job.id, resumeUrl: `/objects/${resume.id}`, coverLetter: "Hello." };
    const { body: sent } = await as(user).post<MarkedApplication>("/api/applications", { body });
    return { user, client: as(user), sent, resume };
  };
  return { recruiter, manager: as(recruiter), job, apply };
};

const matchOf = async (client: ReturnType<typeof as>, id: string) =>
  (await client.get<ApplicationMatch>(`/api/applications/${id}/match`)).body;

describe("the match of an application", () => {
  test("is kept as it was when it was sent, by the resume that was sent", async () => {
    const { manager, job, apply } = await scene();
    const { client, sent } = await apply(["TypeScript"], ["Docker in production"]);
    const { id, matchScore } = sent;
    expect(matchScore).toBeGreaterThan(0);
    const kept = await matchOf(client, id);
    expect(kept).toMatchObject({
      score: matchScore,
      now: { score: matchScore, version: matchVersion },
    });
    expect(kept.reasons.find(({ name }) => name === "Docker")?.found).toEqual([
      { in: "resume", field: null, page: 1, line: "Docker in production" },
    ]);
    await client.post("/api/profile/skills", { body: { name: "React", mine: true } });
    const later = await matchOf(manager, id);
    expect(later).toMatchObject({ score: matchScore, reasons: kept.reasons });
    expect(later.now.score).toBeGreaterThan(matchScore ?? 100);
    const list = await manager.get<MarkedApplication[]>(`/api/applications/job/${job.id}`);
    expect(list.body.map((each) => each.matchScore)).toEqual([matchScore]);
  });

  test("is made anew when another resume is sent, or the application anew", async () => {
    const { apply } = await scene();
    const { client, user, sent } = await apply(["TypeScript"]);
    const better = await buildResume(db, {
      ownerId: user.id,
      lines: [{ page: 1, text: "Docker and React for years" }],
    });
    const body = { resumeUrl: `/objects/${better.id}` };
    const path = `/api/applications/${sent.id}`;
    const changed = await client.patch<MarkedApplication>(path, { body });
    expect(changed.body.matchScore).toBeGreaterThan(sent.matchScore ?? 100);
    await client.post(`${path}/withdraw`, { body: {} });
    await client.post("/api/profile/skills", { body: { name: "React", mine: true } });
    const again = await client.post<MarkedApplication>("/api/applications", {
      body: { ...body, jobId: sent.jobId, coverLetter: "Again." },
    });
    expect(again.body.matchScore).toBeGreaterThan(changed.body.matchScore ?? 100);
    expect((await matchOf(client, sent.id)).score).toBe(again.body.matchScore);
  });

  test("sorts and filters both lists and the board: best first, those without one last", async () => {
    const { manager, job, apply } = await scene();
    const none = await buildApplication(db, { jobId: job.id });
    const weak = await apply(["Roses"]);
    const strong = await apply(["React", "TypeScript", "Docker"]);
    const best = [strong.sent.id, weak.sent.id];
    const min = String(strong.sent.matchScore);
    const ofJob = async (query: Record<string, string>) => {
      const path = `/api/applications/job/${job.id}`;
      return (await manager.get<MarkedApplication[]>(path, { query })).body.map(({ id }) => id);
    };
    expect(await ofJob({ sort: "match" })).toEqual([...best, none.id]);
    expect(await ofJob({ sort: "match", after: strong.sent.id })).toEqual([weak.sent.id, none.id]);
    expect(await ofJob({ matchMin: min })).toEqual([strong.sent.id]);
    const filtered = async (query: Record<string, string>) => {
      const { body } = await manager.get<{ applications: MarkedApplication[] }>(
        "/api/applications/filter",
        { query: { jobId: job.id, ...query } },
      );
      return body.applications.map(({ id }) => id);
    };
    expect(await filtered({ sortBy: "match" })).toEqual([...best, none.id]);
    const rising = await filtered({ sortBy: "match", sortOrder: "asc" });
    expect(rising).toEqual([...best.toReversed(), none.id]);
    expect(await filtered({ matchMin: min })).toEqual([strong.sent.id]);
    type Board = { stages: { applications: { id: string; matchScore: number | null }[] }[] };
    const board = async (query: Record<string, string>) => {
      const { body } = await manager.get<Board>(`/api/jobs/${job.id}/board`, { query });
      return body.stages.flatMap((stage) => stage.applications);
    };
    expect((await board({ sort: "match" })).map(({ id }) => id)).toEqual([...best, none.id]);
    expect(await board({ matchMin: min })).toMatchObject([
      { id: strong.sent.id, matchScore: strong.sent.matchScore },
    ]);
    expect(
      (await manager.get(`/api/jobs/${job.id}/board`, { query: { matchMin: "101" } })).status,
    ).toBe(400);
  });

  test("of one that was sent before matches were kept is made in the background", async () => {
    const { job } = await scene();
    const { id, candidateId } = await buildApplication(db, { jobId: job.id });
    await buildProfile(db, { userId: candidateId, title: "Web Developer" });
    await matchOldApplications(db);
    expect((await keptOf(db, id)).matchScore).toBeGreaterThan(0);
    expect(await areUnmatched(db)).toBe(false);
  });

  test("is erased with the person", async () => {
    const { apply } = await scene();
    const { user, sent } = await apply(["TypeScript"]);
    await eraseApplicationsOf(db, user.id);
    expect(await keptOf(db, sent.id)).toEqual({ matchScore: null, matchVersion: null, kept: 0 });
  });
});
