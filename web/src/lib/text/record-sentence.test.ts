import { type AuditAction, auditActions } from "@rolecall/contract/admin/audit.ts";
import { expect, test } from "vitest";
import { recordSentence } from "./record-sentence.ts";

const names = {
  jonas: "Jonas Weber",
  acme: "Acme Rail",
  beta: "Beta Works",
  keeper: "Lighthouse keeper",
  sent: "Lighthouse keeper",
};
const subjects = { user: "jonas", company: "acme", job: "keeper", application: "sent" };

const say = (action: AuditAction, changes: Record<string, unknown>, known = names) => {
  const type = auditActions[action];
  const id = type in subjects ? subjects[type as keyof typeof subjects] : "other";
  const entry = { action, subject: { type, id }, companyId: "acme", changes, names: known };
  return recordSentence(entry)
    .map((piece) => (typeof piece === "string" ? piece : piece.name))
    .join("");
};

/** Every kind of entry, with what it says beside who did it. A new kind does not compile without its row. */
const said: Record<AuditAction, [Record<string, unknown>, string]> = {
  "administrator-added": [{ username: "jonas" }, "made Jonas Weber an administrator of the site"],
  "administrator-removed": [{}, "took the mark of administrator from Jonas Weber"],
  "user-suspended": [{ reason: "Scam." }, "suspended Jonas Weber"],
  "user-restored": [{}, "restored Jonas Weber"],
  "user-approved": [{}, "let Jonas Weber in"],
  "user-role-changed": [
    { role: { from: "candidate", to: "recruiter" } },
    "changed their role from Job Seeker to Recruiter",
  ],
  "sessions-ended": [{}, "signed Jonas Weber out everywhere"],
  "second-factor-ended": [{}, "agreed that the lost second step of Jonas Weber ends"],
  "company-created": [{ name: "Acme" }, "added the company Acme Rail"],
  "company-edited": [
    { website: null, logoUrl: "/media/x" },
    "edited the page of Acme Rail: website, logo",
  ],
  "company-deleted": [{ name: "Acme" }, "deleted the company Acme Rail"],
  "company-suspended": [{}, "suspended the company Acme Rail"],
  "company-restored": [{}, "restored the company Acme Rail"],
  "company-verified": [{ verifiedDomain: "acme.example" }, "verified Acme Rail by acme.example"],
  "verification-ended": [{}, "ended the verification of Acme Rail"],
  "companies-merged": [{ into: "beta", intoName: "Beta" }, "merged Acme Rail into Beta Works"],
  "owner-changed": [{}, "made Jonas Weber the owner of Acme Rail"],
  "member-invited": [
    { email: "mara@acme.example", role: "admin" },
    "invited mara@acme.example to Acme Rail as an admin",
  ],
  "invitation-resent": [
    { email: "mara@acme.example" },
    "sent mara@acme.example the invitation to Acme Rail again",
  ],
  "invitation-revoked": [
    { email: "mara@acme.example" },
    "took back the invitation of mara@acme.example to Acme Rail",
  ],
  "member-joined": [{ role: "reviewer" }, "joined Acme Rail as a reviewer"],
  "member-removed": [{ role: "recruiter" }, "removed Jonas Weber, a recruiter, from Acme Rail"],
  "member-left": [{}, "left Acme Rail"],
  "job-taken-over": [{ postedBy: "jonas" }, "took over the job Lighthouse keeper from Jonas Weber"],
  "reviewer-added": [
    { userId: "jonas" },
    "made Jonas Weber a reviewer of the job Lighthouse keeper",
  ],
  "reviewer-removed": [
    { userId: "jonas" },
    "took Jonas Weber off the reviewers of the job Lighthouse keeper",
  ],
  "role-changed": [
    { role: { from: "recruiter", to: "admin" } },
    "made Jonas Weber an admin of Acme Rail",
  ],
  "job-posted": [{ title: "Keeper" }, "posted the job Lighthouse keeper"],
  "job-edited": [
    { salaryMin: 1, remoteCountries: [] },
    "edited the job Lighthouse keeper: lowest salary, countries",
  ],
  "job-deleted": [{ title: "Keeper" }, "deleted the job Lighthouse keeper"],
  "job-taken-down": [{ reason: "Scam." }, "took down the job Lighthouse keeper"],
  "job-restored": [{}, "listed the job Lighthouse keeper again"],
  "job-approved": [{}, "approved the job Lighthouse keeper"],
  "report-dismissed": [{}, "dismissed the reports about the job Lighthouse keeper"],
  "status-changed": [
    { status: { from: "pending", to: "under_review" } },
    "moved an application for the job Lighthouse keeper from Pending to Under Review",
  ],
  "registration-invited": [
    { email: "mara@acme.example", role: "recruiter" },
    "invited mara@acme.example to register as Recruiter",
  ],
  "settings-changed": [
    { name: "Board", colour: "#7a1f1f" },
    "changed the rules of the site: name, color",
  ],
  "text-changed": [{ name: "imprint", version: 2 }, "wrote version 2 of the imprint"],
};

test.each(Object.keys(auditActions) as AuditAction[])(
  "an entry '%s' says whom and what it concerns",
  (action) => {
    const [changes, sentence] = said[action];
    expect(say(action, changes)).toBe(sentence);
  },
);

test("what is gone goes by the name that was kept with the entry, and who was erased by none", () => {
  const nothing = {} as typeof names;
  expect(say("job-deleted", { title: "Keeper" }, nothing)).toBe("deleted the job Keeper");
  expect(say("role-changed", { role: { to: "admin" } }, nothing)).toBe("made somebody an admin");
  expect(say("administrator-added", { username: "erased" }, nothing)).toBe(
    "made somebody an administrator of the site",
  );
  expect(say("member-invited", { email: "erased", role: "owner" }, nothing)).toBe(
    "invited somebody to the company as an owner",
  );
  expect(say("job-edited", { isActive: false })).toBe("closed the job Lighthouse keeper");
});
