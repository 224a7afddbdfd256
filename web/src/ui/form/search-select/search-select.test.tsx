import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Field } from "#ui/form/field.tsx";
import { SearchSelect } from "./search-select.tsx";

const companies = ["Acme", "Basalt", "Campanile", "Dormant"];

/** Finds without a server; options of an earlier text are pending where `late` says so. */
function CompanyField({ late = false }: { late?: boolean }) {
  const [company, setCompany] = useState("");
  const [text, setText] = useState("");
  const found = companies.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Field label="Company">
        <SearchSelect
          options={found.map((name) => ({
            value: name,
            label: name,
            disabled: name === "Dormant",
            detail: `${name.length} letters`,
          }))}
          value={company}
          onValueChange={setCompany}
          placeholder="Select company"
          search={{
            label: "Search companies",
            text,
            type: setText,
            maxLength: 20,
            pending: late && text !== "",
            note: found.length === 0 && <p role="status">None is called so.</p>,
          }}
        />
      </Field>
      <output>{company}</output>
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Company" });
const box = () => screen.findByRole("combobox", { name: "Search companies" });

it("finds an option by typing and takes it by Enter, and the focus is back at the field", async () => {
  const user = userEvent.setup();
  render(<CompanyField />);
  await user.click(field());
  await expect.poll(async () => document.activeElement === (await box())).toBe(true);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toHaveLength(4);
  await user.keyboard("camp{Enter}");
  expect(screen.getByRole("status").textContent).toBe("Campanile");
  expect(field().textContent).toBe("Campanile");
  await expect.poll(() => document.activeElement).toBe(field());

  await user.click(field());
  expect((await box()).getAttribute("value")).toBe("");
  expect(screen.getByRole("option", { name: "Campanile" }).ariaSelected).toBe("true");
});

it("moves by arrow keys in a circle, past what cannot be taken", async () => {
  const user = userEvent.setup();
  render(<CompanyField />);
  await user.click(field());
  await box();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(field().textContent).toBe("Campanile");
  await user.click(field());
  await user.click(await screen.findByRole("option", { name: "Dormant" }));
  expect(field().textContent).toBe("Campanile");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("takes nothing by Enter while the options are still those of an earlier text", async () => {
  const user = userEvent.setup();
  render(<CompanyField late />);
  await user.click(field());
  await box();
  await user.keyboard("camp{Enter}");
  expect(field().textContent).toBe("Select company");
  await user.click(screen.getByRole("option", { name: "Campanile" }));
  expect(field().textContent).toBe("Campanile");
});

it("says that nothing was found", async () => {
  const user = userEvent.setup();
  render(<CompanyField />);
  await user.click(field());
  await box();
  await user.keyboard("zzz");
  expect(screen.getByText("None is called so.")).toBeTruthy();
});
