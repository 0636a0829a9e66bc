import type { PayoutRow } from '#server/billing/provider.ts';
import type { Differing } from './compare.ts';
import type { CompareDeps, Comparison } from './compare-entities.ts';
import { listPayoutsToCompare, type Payout, readMoved, saveRows } from './payouts.sql.ts';

/**
 * Compares one payout after `after` (in the order of ids): the sum of its rows with its amount, and each row with our
 * entry. `next` is null after the last one.
 */
export async function comparePayout(
  deps: CompareDeps,
  after: string,
): Promise<{ comparisons: Comparison[]; next: string | null } | { unavailable: string } | { refused: string }> {
  const [payout] = await listPayoutsToCompare(deps.db, after);
  if (payout === undefined) return { comparisons: [], next: null };
  const rows = await deps.provider.books.rowsOfPayout(payout.reference);
  if ('unavailable' in rows) return rows;
  if (!('ok' in rows)) return { refused: rows.detail };
  const ids = await saveRows(deps.db, payout.id, rows.ok, deps.clock());
  const moved = await readMoved(deps.db, ids, payout.currency);
  return {
    comparisons: [
      { kind: 'payout', providerIds: [payout.id], found: compareSum(payout, rows.ok) },
      { kind: 'payout row', providerIds: ids, found: rows.ok.flatMap((row) => compareRow(payout, row, moved)) },
    ],
    next: payout.id,
  };
}

function compareSum({ id, amountMinor }: Payout, rows: readonly PayoutRow[]): Differing[] {
  const sum = rows.reduce((all, { netMinor }) => all + BigInt(netMinor), 0n);
  if (sum === amountMinor) return [];
  return [{ kind: 'payout', providerId: id, field: 'sum of rows', ours: String(sum), theirs: String(amountMinor) }];
}

/** A row without a payment, such as a transfer fee, has no entry on our side. */
function compareRow(payout: Payout, row: PayoutRow, moved: ReadonlyMap<string, bigint | null>): Differing[] {
  const providerId = row.adjustmentId ?? row.transactionId;
  if (providerId === null) return [];
  const own = moved.get(providerId);
  const theirs = `${row.netMinor} ${payout.currency}`;
  if (own === undefined) return [{ kind: 'payout row', providerId, field: 'whole', ours: null, theirs }];
  if (own === null || own === BigInt(row.netMinor)) return [];
  return [{ kind: 'payout row', providerId, field: 'net', ours: `${own} ${payout.currency}`, theirs }];
}
