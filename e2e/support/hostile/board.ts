// A board on which every text that people can type tries to be more than text.
import type { Person, SignUp } from "../people.ts";

/** Ends whatever it may stand in, and brings elements, handlers and other languages' syntax along. */
const breakout = `"'></title></textarea></script><img src=planted onerror=alert(1)>`;
const short = `"><img src=planted onerror=alert(1)>`;
export const hostileText = [
  breakout,
  `<script>alert(1)</script><svg onload=alert(1)><a href="javascript:alert(1)">planted</a>`,
  `<style>body{display:none}</style><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>`,
  "javascript:alert(1) {{constructor.constructor('alert(1)')()}} ${alert(1)} <%= 7*7 %>",
  "]]><!-- \u2028\u202etxet\u202c --> &lt;img src=planted onerror=alert(1)&gt;",
].join("\n");
/** A host of logos, which may be on any site. Whatever it answers is used as a picture only. */
export const logoHost = "https://logo.invalid/";
const website = `https://evil.invalid/"onmouseover="alert(1)"><script>alert(1)</script>`;

/** The part of the hostile texts that every field shows. */
export const shown = "<img src=planted onerror=alert(1)>";

/** A name for a file, and a search. */
export const hostileName = short;

/** A text of a field that is told apart from the others, and tries to be more than text. */
export const hostile = (field: string): string => `${field}${short}`;

const send = async ({ request }: Person, method: "POST" | "PUT", path: string, data: object) => {
  const answer = await request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
};

/** Everybody on it, and where they look; each has typed the same into all there is to type. */
export async function hostileBoard(signUp: SignUp) {
  // No white space, since the username is made of it.
  const firstName = `"><img/src=planted/onerror=alert(1)><script>alert(1)</script>`.slice(0, 55);
  const lastName = `${short}\u202e`;
  const email = () => `a'onload=planted&lt+${crypto.randomUUID()}@evil.invalid`;
  const person = (role: "candidate" | "recruiter" | "company") =>
    signUp({ role, firstName, lastName, email: email() });

  const owner = await person("company");
  const { id: companyId } = await owner.makeCompany({
    name: breakout,
    description: hostileText,
    website,
    logoUrl: `${logoHost}"onload="alert(1)"><script>alert(1)</script>`,
    location: breakout,
    industry: breakout,
    size: breakout,
  });
  const recruiter = await person("recruiter");
  const job = await recruiter.postJob({
    companyId,
    title: breakout,
    description: hostileText,
    requirements: hostileText,
    location: breakout,
    salaryMin: 1,
  });
  const candidate = await person("candidate");
  const resumeUrl = await candidate.uploadResume(short, `${short}.pdf`);
  await send(candidate, "POST", "/api/profile", {
    title: breakout,
    summary: hostileText,
    skills: [short, "javascript:alert(1)"],
    location: breakout,
    phoneNumber: `tel:${short}`.slice(0, 50),
    experience: [breakout, { title: short, company: short, startDate: short, endDate: short }],
    education: [breakout, { degree: short, field: short, school: short, year: short }],
    resumeUrl,
  });
  const application = await candidate.applyTo(job, hostileText, resumeUrl);
  await send(recruiter, "PUT", `/api/applications/${application.id}/status`, { status: "hired" });
  return { owner, recruiter, candidate, job, companyId };
}
