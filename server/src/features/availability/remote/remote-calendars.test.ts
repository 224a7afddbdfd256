import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { letCalendarsAge } from "#test/interviews/interview-rows.ts";
import { startFileHost } from "#test/servers/file-host.ts";
import { startApp } from "#test/start-app.ts";

const here = await startApp({ env: { IMPORT_NETWORKS: "127.0.0.1" } });
const { as, db } = here;
const elsewhere = await startApp();

const day = Temporal.Now.plainDateISO("UTC").add({ days: 3 }).toString();
const eventAt = (hour: string) => {
  const date = day.replaceAll("-", "");
  const times = [`DTSTART:${date}T${hour}0000Z`, `DTEND:${date}T${hour}3000Z`];
  const event = ["BEGIN:VEVENT", "UID:1", ...times, "SUMMARY:Dentist", "END:VEVENT"];
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...event, "END:VCALENDAR", ""].join("\r\n");
};
let answer = { status: 200, text: eventAt("10") };
let asked = 0;
const host = await startFileHost((_request, response) => {
  asked += 1;
  response.writeHead(answer.status).end(answer.text);
});

const hours = [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, from: "09:00", to: "12:00" }));
const set = (client: ReturnType<typeof as>, calendarUrl: string) =>
  client.put("/api/availability", {
    body: { timeZone: "UTC", hours, bufferMinutes: 0, calendarUrl },
  });
const unreadable = { status: 400, body: "This address cannot be read" };

describe("a calendar elsewhere", () => {
  test("is not offered, is read anew after a quarter of an hour, and counts as last read where it is gone", async () => {
    const user = await buildUser(db, { role: "recruiter" });
    const client = as(user);
    expect((await set(client, `${host}/own.ics`)).status).toBe(200);
    const free = async () => {
      const query = {
        interviewerIds: user.id,
        durationMinutes: "60",
        from: `${day}T00:00:00Z`,
        to: `${day}T23:00:00Z`,
      };
      const { body } = await client.get<string[]>("/api/interviews/free", { query });
      return body.map((at) => at.slice(11, 13));
    };
    expect(await free()).toEqual(["09", "11"]);
    const before = asked;
    answer = { status: 200, text: eventAt("09") };
    expect(await free()).toEqual(["09", "11"]);
    expect(asked).toBe(before);
    await letCalendarsAge(db);
    expect(await free()).toEqual(["10", "11"]);
    answer = { status: 500, text: "" };
    await letCalendarsAge(db);
    expect(await free()).toEqual(["10", "11"]);
    answer = { status: 200, text: eventAt("10") };
    const { body } = await client.get("/api/availability");
    expect(body).toMatchObject({ calendarUrl: `${host}/own.ics` });
  });

  test("is refused where it is none, is too large or is not there", async () => {
    const client = as(await buildUser(db, { role: "recruiter" }));
    for (const wrong of [
      { status: 200, text: "<html></html>" },
      { status: 404, text: "" },
      { status: 200, text: `${eventAt("10")}${" ".repeat(5_000_001)}` },
    ]) {
      answer = wrong;
      expect(await set(client, `${host}/own.ics`)).toMatchObject(unreadable);
    }
    answer = { status: 200, text: eventAt("10") };
    expect((await client.get("/api/availability")).body).toMatchObject({ calendarUrl: null });
  });

  test("is fetched from public addresses alone", async () => {
    const client = elsewhere.as(await buildUser(elsewhere.db, { role: "recruiter" }));
    const before = asked;
    for (const address of [`${host}/own.ics`, "http://169.254.169.254/latest", "http://[::1]/a"])
      expect(await set(client, address)).toMatchObject(unreadable);
    expect(asked).toBe(before);
  });
});
