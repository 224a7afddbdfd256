type KeyListProps = { rows: readonly (readonly [keys: string, action: string])[] };

/** Keys, and what each does. */
export function KeyList({ rows }: KeyListProps) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([keys, action]) => (
        <div key={keys} className="flex items-center justify-between gap-4 py-2">
          <dt className="order-last">
            <kbd className="rounded-sm border border-line-firm bg-sunken px-2 py-0.5 font-sans text-xs whitespace-nowrap">
              {keys}
            </kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
