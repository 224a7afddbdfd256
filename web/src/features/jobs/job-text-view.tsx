import {
  type JobTextBlock,
  jobTextBlocks,
  type NumberedList,
} from "@rolecall/contract/jobs/job-text-blocks.ts";
import { cn } from "#ui/class-names.ts";

type Subhead = "h3" | "h4";

/** The description or requirements of a job, with its lists and subheads; never HTML. */
export function JobTextView({ text, subhead = "h3" }: { text: string; subhead?: Subhead }) {
  return (
    <div className="mt-3 flex flex-col gap-3 text-base wrap-anywhere">
      {jobTextBlocks(text).map((block, place) => (
        <Block key={place} block={block} subhead={subhead} />
      ))}
    </div>
  );
}

function Block({ block, subhead: Heading }: { block: JobTextBlock; subhead: Subhead }) {
  if (block.kind === "list")
    return (
      <ul className={cn(listLook, "list-disc ps-5")}>
        <Items items={block.items} />
      </ul>
    );
  if (block.kind === "numbered")
    return (
      <ol
        type={block.numbers}
        start={block.start}
        className={cn(listLook, "ps-7", countersOf(block))}
      >
        <Items items={block.items} />
      </ol>
    );
  if (block.kind === "subhead")
    return (
      <Heading dir="auto" className="mt-2 text-base font-semibold first:mt-0">
        {block.text}
      </Heading>
    );
  return <p dir="auto">{block.text}</p>;
}

const listLook = "flex flex-col gap-1.5 marker:text-ink-subtle";

const counters = {
  "1": ["list-decimal", "list-[decimal-bracket]"],
  a: ["list-[lower-alpha]", "list-[lower-alpha-bracket]"],
  A: ["list-[upper-alpha]", "list-[upper-alpha-bracket]"],
  i: ["list-[lower-roman]", "list-[lower-roman-bracket]"],
  I: ["list-[upper-roman]", "list-[upper-roman-bracket]"],
} as const;

const countersOf = ({ numbers, bracket }: NumberedList) => counters[numbers][bracket ? 1 : 0];

const Items = ({ items }: { items: string[] }) =>
  items.map((item, row) => (
    <li key={row} dir="auto">
      {item}
    </li>
  ));
