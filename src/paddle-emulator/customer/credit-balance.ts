import { put, type State } from '#paddle-emulator/platform/state.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';

/** A customer's credit in one currency, as sent over the wire; amounts in minor units. */
export interface CreditBalanceEntity {
  customer_id: string;
  currency_code: string;
  balance: { available: string; reserved: string; used: string };
}

export function creditBalancesOf(state: State, customerId: string): CreditBalanceEntity[] {
  return Object.values(state.creditBalances)
    .filter((one) => one.customerId === customerId)
    .map(({ currency, available, used }) => ({
      customer_id: customerId,
      currency_code: currency,
      balance: { available: String(available), reserved: '0', used: String(used) },
    }));
}

/** A customer's credit in a currency, in minor units. */
export function creditOf(state: State, customerId: string, currency: string): number {
  return state.creditBalances[balanceId(customerId, currency)]?.available ?? 0;
}

/** Deducts the credit that a completed transaction used and adds the credit that it gave. */
export function settleCredit(state: State, { customer_id, currency_code, details }: Transaction): State {
  const used = Number(details.totals.credit);
  const given = Number(details.totals.credit_to_balance);
  if (customer_id === null || (used === 0 && given === 0)) return state;
  const id = balanceId(customer_id, currency_code);
  const before = state.creditBalances[id] ?? {
    id,
    customerId: customer_id,
    currency: currency_code,
    available: 0,
    used: 0,
  };
  const available = before.available - used + given;
  return put(state, 'creditBalances', { ...before, available, used: before.used + used });
}

function balanceId(customerId: string, currency: string): string {
  return `${customerId}/${currency}`;
}
