/** The look of the bar, in the client's colours. It comes with the bar, late. */
export const tourStyle = `
#tour { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem;
  padding: 0.25rem 1rem; background: var(--color-sunken); color: var(--color-ink-muted);
  border-bottom: 1px solid var(--color-line); font-size: 0.8125rem; line-height: 1.25rem; }
#tour[data-folded] { justify-content: flex-end; padding-block: 0; }
#tour [role="alert"] { flex-basis: 100%; order: 9; color: var(--color-ink); font-weight: 500; }
#tour .people { display: flex; gap: 0.25rem; min-width: 0; flex: 1 1 0; overflow-x: auto; scrollbar-width: none; padding: 3px; }
#tour button, #tour a { display: inline-flex; align-items: center; flex: none; min-height: 1.75rem; padding: 0 0.625rem; border: 1px solid transparent;
  border-radius: 9999px; background: none; color: var(--color-ink-muted); font: inherit; font-weight: 500; white-space: nowrap;
  text-decoration: none; cursor: pointer; }
#tour[data-folded] button { min-height: 1.625rem; }
#tour button:hover, #tour a:hover { color: var(--color-ink); border-color: var(--color-line-strong); }
#tour button[aria-pressed="true"] { background: var(--color-surface); color: var(--color-ink); border-color: var(--color-line-strong); font-weight: 600; }
#tour .people[aria-busy="true"] { opacity: 0.6; }
@media (width < 64rem) { #tour .people { order: 1; flex-basis: 100%; } #tour p:first-child { flex: 1; white-space: nowrap; } }
@media print { #tour { display: none; } }
.fixed.top-14:not(.sm\\:top-auto) { top: calc(3.5rem + var(--tour, 0px)); }
@media (width < 40rem) { .fixed.top-14 { top: calc(3.5rem + var(--tour, 0px)); } }
`;
