// A job whose team and candidate have typed hostile texts into all that hiring has to type.
import type { Person, SignUp } from "../people.ts";
import { hostile, hostileText } from "./board.ts";

const call = async <Reply>(
  { request }: Person,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: object,
): Promise<Reply> => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const answer = await request.fetch(path, { method, data, headers });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return (text === "" ? null : JSON.parse(text)) as Reply;
};

interface Stage {
  id: string;
  name: string;
  status: string;
}

/** Everybody, and where they look. */
export async function hostileHiring(signUp: SignUp) {
  const owner = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const { id: companyId } = await owner.makeCompany({ name: "Northwind Labs" });
  const job = await owner.postJob({ companyId, title: "Tide Reader" });
  const candidate = await signUp({ firstName: "Nils", lastName: "Hagen" });
  const [ofCompany, ofJob] = [`/api/companies/${companyId}`, `/api/jobs/${job.id}`];

  const stages = await call<Stage[]>(owner, "GET", `${ofCompany}/stages`);
  const renamed = stages.map(({ id, name, status }) => ({
    id,
    name: status === "pending" ? hostile("stage") : name,
    status,
  }));
  await call(owner, "PUT", `${ofCompany}/stages`, { stages: renamed });
  const choices = { options: [hostile("option"), "Never"], required: false };
  const questions = [
    { text: hostile("asked"), type: "short", required: false },
    { text: hostile("chosen"), type: "one-of", ...choices },
  ];
  await call(owner, "PUT", `${ofCompany}/questions`, { questions });
  const asked = await call<{ id: string }[]>(owner, "PUT", `${ofJob}/questions`, { questions });
  const words = ["1", "2", "3", "4"].map((level) => hostile(level));
  const [criterion] = await call<{ id: string }[]>(owner, "PUT", `${ofJob}/criteria`, {
    criteria: [{ name: hostile("criterion"), words }],
  });
  await call(owner, "POST", `${ofCompany}/templates`, {
    kind: "rejected",
    name: hostile("template"),
    subject: hostile("subject"),
    text: hostile("letter"),
  });
  await call(owner, "POST", `${ofCompany}/reasons`, {
    label: hostile("reason"),
    sentence: hostile("sentence"),
  });
  await call(owner, "POST", `${ofCompany}/job-templates`, {
    name: hostile("kept"),
    jobId: job.id,
  });
  const view = { name: hostile("view"), screen: "table", query: `search=${hostile("query")}` };
  await call(owner, "POST", "/api/views", view);

  const { id } = await call<{ id: string }>(candidate, "POST", "/api/applications", {
    jobId: job.id,
    coverLetter: hostileText,
    resumeUrl: await candidate.uploadResume("Nils Hagen", `${hostile("file")}.pdf`),
    source: hostile("source"),
    answers: asked.map(({ id: questionId }, index) => ({
      questionId,
      value: index === 0 ? hostile("answer") : hostile("option"),
    })),
  });
  const path = `/api/applications/${id}`;
  await call(candidate, "POST", `${path}/messages`, { text: hostileText, files: [] });
  await call(owner, "POST", `${path}/messages`, { text: hostile("message"), files: [] });
  await call(owner, "POST", `${path}/notes`, { text: hostile("note"), mentions: [] });
  await call(owner, "PUT", `${path}/tags/${encodeURIComponent(hostile("t"))}`);
  await call(owner, "PUT", `${path}/scorecard`, {
    scores: [{ criterionId: criterion?.id, level: 2, comment: hostile("score") }],
    recommendation: 2,
    comment: hostile("verdict"),
  });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const interview = await call<{ pageUrl: string }>(owner, "POST", `${path}/interviews`, {
    times: [tomorrow],
    durationMinutes: 30,
    timeZone: "UTC",
    interviewerIds: [owner.user.id],
    room: hostile("room"),
    videoUrl: `https://evil.invalid/"onmouseover="alert(1)"><script>alert(1)</script>`,
  });
  return {
    owner,
    candidate,
    companyId,
    job,
    id,
    interviewPage: new URL(interview.pageUrl).pathname,
  };
}
