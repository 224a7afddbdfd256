import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { ChipsInput } from "#ui/form/chips-input.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { Separator } from "#ui/separator.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Specimen } from "./specimen.tsx";

const levels = [
  { value: "entry", label: "Entry" },
  { value: "mid", label: "Mid" },
  { value: "senior", label: "Senior" },
  { value: "executive", label: "Executive" },
] as const;

/** Specimens of buttons, fields and choices. */
export function ControlSpecimens() {
  const [level, setLevel] = useState<(typeof levels)[number]["value"] | "">("");
  const [day, setDay] = useState<Date | undefined>(new Date(2026, 10, 5));
  const [otherDay, setOtherDay] = useState<Date>();
  const [skills, setSkills] = useState(["TypeScript", "PostgreSQL", "Accessibility"]);
  const [skill, setSkill] = useState("");
  const [checked, setChecked] = useState(true);
  const [order, setOrder] = useState<"newest" | "relevance">("newest");
  const [page, setPage] = useState(6);
  return (
    <>
      <PageHeader title="Controls" description="One primary button in view at most." />
      <div className="mt-8">
        <Specimen title="Buttons">
          <Button>Apply Now</Button>
          <Button variant="secondary">Save draft</Button>
          <Button variant="ghost">Clear Filters</Button>
          <Button variant="destructive">Close job</Button>
          <Button variant="link">Forgot password?</Button>
        </Specimen>
        <Specimen title="Sizes and states">
          <Button size="lg">Post Job</Button>
          <Button size="sm" variant="secondary">
            <Plus aria-hidden /> Add a company
          </Button>
          <Button pending>Posting Job...</Button>
          <Button disabled>Post Job</Button>
          <Button variant="secondary" disabled>
            Update Status
          </Button>
          <Button variant="secondary" size="icon" aria-label="Add">
            <Plus aria-hidden />
          </Button>
          <Spinner />
        </Specimen>
        <Specimen title="Links">
          <a href="#inline" className={linkStyles()}>
            View Resume
          </a>
          <a href="#title" className={linkStyles({ variant: "title" })}>
            Staff Software Engineer
          </a>
          <a href="#quiet" className={linkStyles({ variant: "quiet" })}>
            Northwind Health
          </a>
        </Specimen>
        <Specimen title="Fields">
          <div className="grid w-full max-w-3xl gap-5 sm:grid-cols-2">
            <Field label="Job Title" required hint="As candidates would search for it.">
              <TextInput placeholder="Senior Accountant" />
            </Field>
            <Field label="Location" required error="Location is required">
              <TextInput icon={<MapPin />} />
            </Field>
            <Field label="Experience Level">
              <Select
                options={levels}
                value={level}
                onValueChange={setLevel}
                placeholder="Any level"
              />
            </Field>
            <Field label="Password">
              <PasswordInput defaultValue="correct horse" autoComplete="off" />
            </Field>
            <Field label="Applied From">
              <DatePicker value={day} onValueChange={setDay} />
            </Field>
            <Field label="Applied To">
              <DatePicker
                value={otherDay}
                onValueChange={setOtherDay}
                disabledDays={{ before: new Date(2026, 10, 10) }}
              />
            </Field>
            <Field label="Requirements" className="sm:col-span-2">
              <Textarea placeholder="One per line" />
            </Field>
            <Field label="Skills" required className="sm:col-span-2">
              <ChipsInput
                listLabel="Added so far"
                value={skills}
                onValueChange={setSkills}
                draft={skill}
                onDraftChange={setSkill}
              />
            </Field>
            <Field label="Company" hint="Choose a role first.">
              <TextInput disabled value="Northwind Health" readOnly />
            </Field>
          </div>
        </Specimen>
        <Specimen title="Choices">
          <Checkbox checked={checked} onCheckedChange={setChecked} label="Remember me" />
          <Checkbox checked="indeterminate" onCheckedChange={setChecked} label="Select all" />
          <Checkbox
            checked={false}
            onCheckedChange={setChecked}
            label="I agree to the terms and conditions"
            error="You must agree to the terms and conditions"
          />
          <SegmentedControl
            aria-label="Sort by"
            options={[
              { value: "newest", label: "Newest" },
              { value: "relevance", label: "Best match" },
            ]}
            value={order}
            onValueChange={setOrder}
          />
        </Specimen>
        <Specimen title="Tabs">
          <Tabs defaultValue="login" className="w-full max-w-form">
            <TabList>
              <Tab value="login">Login</Tab>
              <Tab value="register">Register</Tab>
            </TabList>
            <TabPanel value="login">Welcome back.</TabPanel>
            <TabPanel value="register">Nice to meet you.</TabPanel>
          </Tabs>
        </Specimen>
        <Specimen title="Pager">
          <Pager page={page} pageCount={12} onPageChange={setPage} />
          <Separator label="or" className="w-full max-w-form" />
        </Specimen>
      </div>
    </>
  );
}
