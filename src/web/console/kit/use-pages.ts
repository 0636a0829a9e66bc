import { useState } from 'react';

export interface Pages {
  /** The cursor of the shown page; undefined on the first. */
  cursor: string | undefined;
  /** From 1. */
  number: number;
  goOn(next: string): void;
  goBack(): void;
}

/** The pages of a list that is paged by key. `of` identifies the list: another one begins at its first page. */
export function usePages(of: string): Pages {
  const [state, setState] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = state.of === of ? state.cursors : [];
  return {
    cursor: cursors.at(-1),
    number: cursors.length + 1,
    goOn: (next) => setState({ of, cursors: [...cursors, next] }),
    goBack: () => setState({ of, cursors: cursors.slice(0, -1) }),
  };
}
