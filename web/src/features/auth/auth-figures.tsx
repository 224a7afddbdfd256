/** Fixed figures of the product's marketing; not data. */
const figures = [
  ["12,450+", "active jobs"],
  ["98.7%", "success rate"],
  ["Real-time", "matching"],
];

/** Figures of the board, beside the sign-in form on wide screens and below it on small ones. */
export function AuthFigures() {
  return (
    <aside aria-label="Rolecall in figures" className="flex flex-col gap-8 lg:pt-10">
      <div>
        <p className="font-heading text-2xl font-bold text-balance text-ink lg:text-3xl">
          Good jobs, honest details, one place to answer.
        </p>
        <p className="mt-3 max-w-prose text-base text-ink-muted">
          Search openings, keep one profile with your resume, and see where every application
          stands. Hiring? Post a job and review candidates in minutes.
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-4 border-t border-line pt-6">
        {figures.map(([figure, caption]) => (
          <li key={caption} className="text-ink-muted">
            <strong className="block text-lg font-bold text-ink sm:font-heading sm:text-xl">
              {figure}
            </strong>{" "}
            {caption}
          </li>
        ))}
      </ul>
    </aside>
  );
}
