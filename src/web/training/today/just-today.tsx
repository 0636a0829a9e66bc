import type { ReactNode } from 'react';

/** The page until its content is known. */
export function JustToday({ children }: { children?: ReactNode }) {
  return (
    <div className="stack">
      <h1 tabIndex={-1}>Today</h1>
      {children}
    </div>
  );
}
