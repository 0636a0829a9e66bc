import type { PayoutRow } from '../provider.ts';

/**
 * A row of Paddle's report `payout_reconciliation`. The ids are recognized by their beginning; nothing about the buyer
 * is read. Throws RangeError without an amount.
 */
export function readPayoutRow(row: Readonly<Record<string, string>>): PayoutRow {
  const idOf = (prefix: string) => Object.values(row).find((cell) => cell.startsWith(prefix)) ?? null;
  const movedAt = Date.parse(row.balance_movement_date ?? '');
  return {
    kind: row.balance_movement_type ?? '',
    transactionId: idOf('txn_'),
    adjustmentId: idOf('adj_'),
    movedAt: Number.isNaN(movedAt) ? null : movedAt,
    netMinor: amountOf(row.balance_movement_in_balance_currency ?? '', row.balance_currency ?? ''),
  };
}

/** Whole numbers are minor units, as everywhere in Paddle's API; a number with a point is in the currency's unit. */
function amountOf(text: string, currency: string): number {
  const [, sign = '', whole = '', rest] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '') throw new RangeError(`not an amount of a payout: ${text.slice(0, 40)}`);
  const digits = digitsOf(currency);
  const minor = rest === undefined ? Number(whole) : Number(`${whole}${rest.padEnd(digits, '0').slice(0, digits)}`);
  const exact = rest === undefined || /^0*$/.test(rest.slice(digits));
  if (!exact || !Number.isSafeInteger(minor))
    throw new RangeError(`not an amount of ${currency}: ${text.slice(0, 40)}`);
  return sign === '' || minor === 0 ? minor : -minor;
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
