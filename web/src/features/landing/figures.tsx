import { twoColumnsAtMost } from "#ui/facts.tsx";
import { sectionColumn } from "./sections.ts";

/** Fixed figures of the product's marketing; not data. */
const figures = [
  ["12,450+", "active listings"],
  ["2,340+", "hiring companies"],
  ["45,600+", "job seekers"],
  ["98.7%", "success rate"],
];

export function Figures() {
  return (
    <section aria-label="Rolecall in figures" className="border-b border-line">
      <ul className={`${sectionColumn} grid ${twoColumnsAtMost} gap-6 py-8 md:grid-cols-4`}>
        {figures.map(([figure, caption]) => (
          <li key={caption} className="text-ink-muted">
            <strong className="block font-heading text-2xl font-semibold whitespace-nowrap text-ink tabular-nums">
              {figure}
            </strong>{" "}
            {caption}
          </li>
        ))}
      </ul>
    </section>
  );
}
