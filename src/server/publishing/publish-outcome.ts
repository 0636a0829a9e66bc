import type { Finding } from '#publishing/kind.ts';

/** What an operator typed to confirm. */
export interface Typed {
  /** By the id of a finding that asks. */
  findings: Readonly<Record<string, string>>;
  /** The document's name, where one operator confirms what a second one would approve. */
  name: string;
}

export type PublishRefusal =
  | { refused: 'unknown' | 'stale' | 'unchanged' | 'time' | 'name' | 'over' | 'own' | 'bare' }
  | { refused: 'findings'; findings: Finding[] };

export type Published = { publicationId: number; state: 'live' | 'planned' | 'waits' };
