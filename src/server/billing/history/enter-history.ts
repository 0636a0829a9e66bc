import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { countMrr } from '#statistics/mrr.ts';
import { type MrrMovement, movementsOf } from '#statistics/mrr-movements.ts';
import {
  type CountedRow,
  fingerprintOf,
  listHeardOf,
  listMovements,
  listRows,
  listSoldTo,
  lockHistory,
  replaceMovements,
  replaceRows,
  saveSold,
} from './history.sql.ts';
import { type HistoryRow, historyOf } from './history-of.ts';
import { listStops } from './stops.sql.ts';

/**
 * Brings the history of a subscription and its movements of MRR up to date with all recorded events. The caller has to
 * lock the subscription's history.
 */
export async function enterHistory(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  const customerRef = await saveSold(tx, subscriptionId);
  await enterRows(tx, subscriptionId);
  await enterMovements(tx, subscriptionId, customerRef);
}

async function enterRows(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  const rows = historyOf(await listHeardOf(tx, subscriptionId));
  const first = rows[0];
  if (first === undefined) return;
  const stored = await listRows(tx, [subscriptionId]);
  // Rows carried over from before the events were recorded stay in front of the others.
  const carried = stored.filter(({ at }) => at < first.seq);
  const counted = countMrr([...carried, ...rows.map((row) => ({ ...row, subscriptionId, at: row.seq }))]).slice(
    carried.length,
  );
  const wanted = rows.map((row, i): HistoryRow & CountedRow => ({ ...row, mrrMicro: counted[i]!.mrrMicro }));
  const known = new Map(stored.slice(carried.length).map((row) => [row.at, row.fingerprint]));
  const added = wanted.filter((row) => known.get(row.seq) !== fingerprintOf(row));
  const kept = new Set(wanted.filter((row) => !added.includes(row)).map(({ seq }) => seq));
  const gone = [...known.keys()].filter((seq) => !kept.has(seq));
  await replaceRows(tx, subscriptionId, { gone, added });
}

/** Movements depend on the customer's other subscriptions: a customer who comes back within 90 days is not new. */
async function enterMovements(
  tx: Transaction<Schema>,
  subscriptionId: string,
  customerRef: string | null,
): Promise<void> {
  if (customerRef !== null) await lockHistory(tx, customerRef);
  const ids = customerRef === null ? [subscriptionId] : await listSoldTo(tx, customerRef);
  const wanted = new Map(
    movementsOf(await listRows(tx, ids), await listStops(tx, ids)).map((one) => [keyOf(one), one]),
  );
  const known = new Map((await listMovements(tx, ids)).map((one) => [keyOf(one), one]));
  await replaceMovements(tx, {
    gone: [...known].filter(([key]) => !wanted.has(key)).map(([, one]) => one),
    added: [...wanted].filter(([key]) => !known.has(key)).map(([, one]) => one),
  });
}

function keyOf({ subscriptionId, at, movement, currency, amountMicro }: MrrMovement): string {
  return JSON.stringify([subscriptionId, at, movement, currency, String(amountMicro)]);
}
