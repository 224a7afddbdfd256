import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test("a candidate lets companies find them, a recruiter finds and writes to them, and reads who they are after a yes", async ({
  signUp,
  signedInPage,
}) => {
  const ines = await signUp({ firstName: "Ines", lastName: "Valadares" });
  await ines.request.post("/api/profile", {
    data: {
      title: "Bell Founder of Evora",
      summary: "I am Ines Valadares and cast bells. Mail ines@bells.example.",
      skills: ["Casting", "Tuning"],
      location: "Boise, ID",
      phoneNumber: "+351 266 000 000",
      experience: [
        { title: "Bell Founder", company: "Old Foundry", startDate: "2015", endDate: null },
      ],
    },
  });
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Carillon Works" });
  const job = await recruiter.postJob({ title: "Bell Founder", companyId: company.id });

  const own = await signedInPage(ines);
  await own.goto("/profile");
  await own.getByRole("link", { name: "Let companies find you" }).click();
  await expect(own.getByRole("heading", { name: "Who can find me", level: 1 })).toBeVisible();
  const choice = own.getByRole("radiogroup", { name: "Who finds me" });
  await choice.getByRole("radio", { name: "Nobody" }).press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "Verified companies" })).toBeFocused();
  await choice.getByRole("radio", { name: "Verified companies" }).press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "All companies" })).toBeFocused();
  await own.keyboard.press("Space");
  await expect(choice.getByRole("radio", { name: "All companies" })).toBeChecked();
  await own.getByRole("button", { name: "Save" }).click();
  await expectToast(own, "Saved", "Every company on this site can find you.");
  await expectNoAxeViolations(own);

  const page = await signedInPage(recruiter);
  await page.goto("/my-jobs");
  await page.getByRole("link", { name: `Find candidates for ${job.title}` }).click();
  await page.getByRole("searchbox", { name: "Words" }).fill("Evora");
  const card = page.getByRole("article").filter({ hasText: "Bell Founder of Evora" });
  await expect(card).toContainText(/Match \d+ of 100/);
  await expect(card).not.toContainText("Valadares");
  await expectNoAxeViolations(page);
  await card.getByRole("link").click();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(
    "I am … and cast bells.",
  );
  await expect(page.getByRole("list", { name: "Reasons" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Write" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to this person" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toContainText("Message is required");
  await dialog.getByLabel("Message").fill("We look for somebody who casts bells.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expectToast(page, "Written", "They get an email, and say yes or no.");
  const contact = page.getByRole("region", { name: "Contact" });
  await expect(contact).toContainText("You wrote, no answer yet");

  await own.goto("/");
  const hint = own.getByRole("region", { name: "Requests from companies" });
  await expect(hint).toContainText("Carillon Works would like to talk to you.");
  await expectNoAxeViolations(own);
  await hint.getByRole("link", { name: "Read and answer" }).click();
  const request = own.getByRole("article", { name: "Request of Carillon Works" });
  await expect(request).toContainText("We look for somebody who casts bells.");
  await expectNoAxeViolations(own);
  await request.getByRole("button", { name: "Yes, show who I am: Carillon Works" }).click();
  await expect(request).toContainText("You said yes");
  await expect(
    own.getByRole("listitem").filter({ hasText: "Carillon Works" }).last(),
  ).toBeVisible();

  await own.goto("/");
  await expect(own.getByRole("region", { name: "Jobs for you" })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(contact).toContainText("Ines Valadares");
  await expect(contact).toContainText("+351 266 000 000");
});
