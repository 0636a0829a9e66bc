import type { RevenueVisitors } from '#contract/console-revenue.ts';
import { groupBy } from './group-by.ts';
import type { VisitorRow } from './read-visitors.sql.ts';
import type { RevenuePermissions } from './revenue-permissions.ts';

/** By source and by quiz, the most visitors first; as far as the operator may know. */
export function visitorsOf(rows: readonly VisitorRow[] | null, sight: RevenuePermissions): RevenueVisitors | null {
  if (rows === null) return null;
  return {
    sources: sight.campaigns ? partsBy(rows, 'source') : null,
    quizzes: sight.quizzes ? partsBy(rows, 'cohort') : null,
    total: sumsOf(rows),
  };
}

function partsBy(rows: readonly VisitorRow[], property: 'source' | 'cohort') {
  return [...groupBy(rows, (row) => row[property])]
    .map(([name, own]) => ({ name, ...sumsOf(own) }))
    .sort((a, b) => b.visitors - a.visitors || (a.name < b.name ? -1 : 1));
}

function sumsOf(rows: readonly VisitorRow[]) {
  return {
    visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
    payers: rows.reduce((sum, { payers }) => sum + payers, 0),
    net: Number(rows.reduce((sum, { net }) => sum + BigInt(net), 0n)),
  };
}
