import type { State } from '../state';

/** What a customer has to his credit, by currency, as it goes over the wire; amounts in minor units. */
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
