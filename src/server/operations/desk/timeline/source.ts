import type { RawBuilder } from 'kysely';
import type { TimelineKind } from '#contract/console/desk-states.ts';

/** The texts of an entry. */
export interface Said {
  text: string;
  /** Smaller, below; empty when there is no more to say. */
  detail: string;
}

/** Rows of a person that become entries of the timeline. */
export interface Source {
  kind: TimelineKind;
  /** Selects `at` (timestamptz), `id` (text, one of a kind within the source) and `row` (jsonb). */
  rows: (userId: string) => RawBuilder<unknown>;
  say: (row: Row) => Said;
}

/** A row as JSON. Only the statement above knows its fields. */
// biome-ignore lint/suspicious/noExplicitAny: each source reads what its own statement selects
export type Row = Record<string, any>;

export const said = (text: string, ...details: (string | null | undefined | false)[]): Said => ({
  text,
  detail: details.filter((detail) => typeof detail === 'string' && detail !== '').join(' · '),
});
