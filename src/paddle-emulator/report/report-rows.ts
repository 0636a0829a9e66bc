import { type Movement, movementsOf } from '#paddle-emulator/payout/movements.ts';
import type { Report, ReportFilter } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Adjustment, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { exchangeRate, payoutCurrency } from '#paddle-emulator/transaction/payout.ts';

/** A row of a report, by column; amounts are in minor units, as in the API. */
export type ReportLine = Record<string, string>;

/** The rows of a report as the books are now. */
export function rowsOf(state: State, { type, filters }: Pick<Report, 'type' | 'filters'>): ReportLine[] {
  switch (type) {
    case 'adjustments':
      return Object.values(state.adjustments).filter(passes(filters, adjustmentField)).map(adjustmentLine);
    case 'transactions':
      return Object.values(state.transactions)
        .filter(passes(filters, transactionField))
        .map((one) => transactionLine(state, one));
    case 'payout_reconciliation': {
      const references = referencesOf(state);
      return movementsOf(state)
        .map((movement) => ({ movement, reference: references.get(movement.id) ?? '' }))
        .filter(passes(filters, movementField))
        .map(({ movement, reference }) => movementLine(state, movement, reference));
    }
  }
}

function passes<Row>(filters: readonly ReportFilter[], read: (row: Row, name: string) => string) {
  return (row: Row) =>
    filters.every(({ name, operator, value }) => {
      const own = read(row, name);
      if (operator === null) return [value].flat().includes(own);
      const [at, wanted] = [Date.parse(own), Date.parse(String(value))];
      return operator === 'lt' ? at < wanted : at >= wanted;
    });
}

const fieldOf = (entity: object, name: string) => String((entity as Record<string, unknown>)[name] ?? '');
const adjustmentField = (adjustment: Adjustment, name: string) => fieldOf(adjustment, name);
const transactionField = (transaction: Transaction, name: string) => fieldOf(transaction, name);

interface PaidOut {
  movement: Movement;
  /** Empty for a movement without a payout. */
  reference: string;
}

function movementField({ movement, reference }: PaidOut, name: string): string {
  if (name === 'remittance_reference') return reference;
  if (name === 'transaction_updated_at') return movement.transaction.updated_at;
  return name === 'balance_movement_date' ? movement.movedAt : movement.type;
}

/** The remittance reference of each movement that was paid out. */
function referencesOf(state: State): Map<string, string> {
  return new Map(
    Object.values(state.payouts).flatMap(({ movements, remittance_reference }) =>
      movements.map((id) => [id, remittance_reference] as const),
    ),
  );
}

function adjustmentLine({ totals, items: _, payout_totals, ...one }: Adjustment): ReportLine {
  return {
    id: one.id,
    action: one.action,
    type: one.type,
    status: one.status,
    transaction_id: one.transaction_id,
    subscription_id: one.subscription_id ?? '',
    customer_id: one.customer_id,
    reason: one.reason,
    currency_code: one.currency_code,
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    fee: totals.fee,
    retained_fee: totals.retained_fee,
    earnings: totals.earnings,
    payout_earnings: payout_totals.earnings,
    payout_currency_code: payout_totals.currency_code,
    created_at: one.created_at,
    updated_at: one.updated_at,
  };
}

function transactionLine({ customers }: State, one: Transaction): ReportLine {
  const { totals } = one.details;
  return {
    id: one.id,
    status: one.status,
    invoice_number: one.invoice_number ?? '',
    customer_id: one.customer_id ?? '',
    customer_email: customers[one.customer_id ?? '']?.email ?? '',
    address_id: one.address_id ?? '',
    subscription_id: one.subscription_id ?? '',
    price_ids: one.items.map(({ price_id }) => price_id).join(','),
    discount_ids: one.discount_id ?? '',
    origin: one.origin,
    collection_mode: one.collection_mode,
    currency_code: one.currency_code,
    subtotal: totals.subtotal,
    discount: totals.discount,
    tax: totals.tax,
    total: totals.total,
    grand_total: totals.grand_total,
    fee: totals.fee ?? '',
    earnings: totals.earnings ?? '',
    created_at: one.created_at,
    updated_at: one.updated_at,
    billed_at: one.billed_at ?? '',
  };
}

function movementLine({ customers }: State, movement: Movement, reference: string): ReportLine {
  const { transaction, adjustment } = movement;
  const sign = movement.netMinor < 0 ? -1 : 1;
  const totals = adjustment?.totals ?? transaction.details.totals;
  const own = (minor: string | null) => String(sign * Number(minor ?? 0));
  const currency = transaction.currency_code;
  return {
    remittance_reference: reference,
    transaction_id: transaction.id,
    adjustment_id: adjustment?.id ?? '',
    subscription_id: transaction.subscription_id ?? '',
    customer_email: customers[transaction.customer_id ?? '']?.email ?? '',
    reason: adjustment?.reason ?? '',
    transaction_updated_at: transaction.updated_at,
    balance_movement_type: movement.type,
    balance_movement_date: movement.movedAt,
    transaction_currency: currency,
    balance_currency: payoutCurrency,
    exchange_rate: exchangeRate(currency),
    gross_in_transaction_currency: own(adjustment ? totals.total : transaction.details.totals.grand_total),
    tax_in_transaction_currency: own(adjustment ? totals.tax : transaction.details.totals.grand_total_tax),
    gross_in_balance_currency: String(movement.grossMinor),
    tax_in_balance_currency: String(movement.taxMinor),
    paddle_fee_in_balance_currency: String(movement.feeMinor),
    fx_fee_in_balance_currency: '0',
    chargeback_fee_in_balance_currency: String(movement.chargebackFeeMinor),
    payout_rebates_and_fees_in_balance_currency: '0',
    balance_movement_in_balance_currency: String(movement.netMinor),
  };
}

/** Rows with the same columns as CSV (RFC 4180), the names of the columns first; only an end of line without rows. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
