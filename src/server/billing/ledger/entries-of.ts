import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentFacts, PayoutFacts, ReturnFacts } from '../provider-event.ts';

type MoneyKind = Schema['money_entries']['kind'];

/** The facts that an event reported about one payment or return of money. */
export interface HeardMoney {
  /** The transaction of a payment, the adjustment of a return. */
  providerId: string;
  /** The id of the recorded provider event. */
  eventId: string;
  told: PaymentFacts | ReturnFacts;
}

/** Signed, in minor units: outgoing money is negative, except fees, which are positive when the provider takes them. */
export interface Amounts {
  gross: number;
  tax: number;
  discount: number;
  credit: number;
  fee: number;
  retainedFee: number;
}

/** In the currency of the payout. */
export interface PayoutAmounts extends Pick<Amounts, 'gross' | 'tax' | 'fee' | 'retainedFee'> {
  chargebackFee: number;
}

export interface Entry {
  kind: MoneyKind;
  providerId: string;
  status: string;
  /** Epoch ms. */
  occurredAt: number;
  currency: string;
  amounts: Amounts;
  /** Null until the provider has reported it. */
  payout: ({ currency: string } & PayoutAmounts) | null;
  exchangeRate: string | null;
  feeRate: string | null;
  sourceEvent: string;
}

/** A payment and its returns, each with its states, oldest first. */
type States<T> = Map<string, { eventId: string; told: T }[]>;

/**
 * The entries of a payment and its returns, from all recorded events in any order of arrival. A payment counts from
 * when its money was taken, a refund from its approval, a chargeback from the moment the bank took the money. A lifted
 * chargeback is reported by its status, by a reversal, or by both, and counts once; its fee comes back too. A payment
 * waits until it is completed, a moment after it was taken, because only then its subscription, fee and payout are
 * known.
 * @param heard about one payment, in the order of the provider's time
 */
export function entriesOf(heard: readonly HeardMoney[]): Entry[] {
  const returns = statesOf(heard, 'return');
  const payments = [...statesOf(heard, 'payment')].flatMap(([providerId, states]) =>
    entryOfPayment(providerId, states),
  );
  return [...payments, ...[...returns].flatMap(([id, states]) => entriesOfRefund(id, states)), ...disputesOf(returns)];
}

function statesOf<K extends HeardMoney['told']['kind']>(heard: readonly HeardMoney[], kind: K) {
  const states: States<HeardMoney['told'] & { kind: K }> = new Map();
  for (const { providerId, eventId, told } of heard) {
    if (told.kind !== kind) continue;
    const known = states.get(providerId) ?? [];
    states.set(providerId, [...known, { eventId, told: told as HeardMoney['told'] & { kind: K } }]);
  }
  return states;
}

function entryOfPayment(providerId: string, states: { eventId: string; told: PaymentFacts }[]): Entry[] {
  const { eventId, told } = states.at(-1)!;
  const { paidAt, grossMinor, creditMinor, taxMinor, discountMinor, feeMinor } = told;
  if (told.status !== 'completed' || paidAt === null || (grossMinor === 0 && creditMinor === 0)) return [];
  return [
    {
      kind: 'payment',
      providerId,
      status: told.status,
      occurredAt: paidAt,
      currency: told.currency,
      amounts: {
        gross: grossMinor,
        tax: taxMinor,
        discount: discountMinor,
        credit: creditMinor,
        fee: feeMinor,
        retainedFee: 0,
      },
      payout: told.payout && payoutOf(told.payout, 1),
      exchangeRate: told.payout?.exchangeRate ?? null,
      feeRate: told.payout?.feeRate ?? null,
      sourceEvent: eventId,
    },
  ];
}

type ReturnStates = { eventId: string; told: ReturnFacts }[];

function entriesOfRefund(providerId: string, states: ReturnStates): Entry[] {
  const last = states.at(-1)!;
  const { action } = last.told;
  if (action !== 'refund' && action !== 'credit') return [];
  const approvals = states.filter(({ told }) => told.status === 'approved').map(({ told }) => told.updatedAt);
  if (approvals.length === 0) return [];
  const given = entryOf(action, providerId, last, { sign: -1, at: Math.min(...approvals) });
  if (last.told.status === 'approved') return [given];
  return [given, entryOf(action, providerId, last, { sign: 1, at: last.told.updatedAt })];
}

function disputesOf(returns: States<ReturnFacts>): Entry[] {
  const of = (action: string, ...statuses: string[]) =>
    [...returns]
      .filter(([, states]) => states.at(-1)!.told.action === action && statuses.includes(states.at(-1)!.told.status))
      .sort(([a, [first]], [b, [second]]) => first!.told.createdAt - second!.told.createdAt || (a < b ? -1 : 1));
  const disputes = of('chargeback', 'approved', 'reversed');
  const reversals = of('chargeback_reverse', 'approved');
  const lifted = disputes.filter(([, states]) => states.at(-1)!.told.status === 'reversed');
  const feeOf = (one: (typeof disputes)[number] | undefined) => one?.[1].at(-1)?.told.payout?.chargebackFeeMinor ?? 0;
  return [
    ...disputes.map(([id, states]) => {
      const last = states.at(-1)!;
      return entryOf('chargeback', id, last, { sign: -1, at: last.told.createdAt });
    }),
    ...reversals.map(([id, states], i) => {
      const last = states.at(-1)!;
      const chargebackFee = feeOf(lifted[i] ?? disputes[i]);
      return entryOf('chargeback_reverse', id, last, { sign: 1, at: last.told.createdAt, chargebackFee });
    }),
    ...lifted.slice(reversals.length).map(([id, states]) => {
      const at = Math.min(...states.filter(({ told }) => told.status === 'reversed').map(({ told }) => told.updatedAt));
      return entryOf('chargeback_reverse', id, states.at(-1)!, { sign: 1, at });
    }),
  ];
}

/** `chargebackFee`: the fee, when another adjustment names it. */
function entryOf(
  kind: MoneyKind,
  providerId: string,
  { eventId, told }: ReturnStates[number],
  { sign, at, chargebackFee }: { sign: 1 | -1; at: number; chargebackFee?: number },
): Entry {
  const { payout } = told;
  const paidOut = payout && { ...payout, chargebackFeeMinor: chargebackFee ?? payout.chargebackFeeMinor };
  return {
    kind,
    providerId,
    status: told.status,
    occurredAt: at,
    currency: told.currency,
    amounts: {
      gross: times(sign, told.grossMinor),
      tax: times(sign, told.taxMinor),
      discount: 0,
      credit: 0,
      fee: times(sign, told.feeMinor),
      retainedFee: times(-sign, told.retainedFeeMinor),
    },
    payout: paidOut && payoutOf(paidOut, sign),
    exchangeRate: payout?.exchangeRate ?? null,
    feeRate: payout?.feeRate ?? null,
    sourceEvent: eventId,
  };
}

function payoutOf(payout: PayoutFacts, sign: 1 | -1): NonNullable<Entry['payout']> {
  return {
    currency: payout.currency,
    gross: times(sign, payout.grossMinor),
    tax: times(sign, payout.taxMinor),
    fee: times(sign, payout.feeMinor),
    retainedFee: times(-sign, payout.retainedFeeMinor),
    chargebackFee: times(-sign, payout.chargebackFeeMinor),
  };
}

/** Without -0, which no column can hold. */
function times(sign: number, amount: number): number {
  return amount === 0 ? 0 : sign * amount;
}
