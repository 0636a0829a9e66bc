import type { CountedState } from './mrr.ts';

/**
 * Why MRR changed. `pause`: a pause that was asked for takes it away, carrying on gives it back. `currency`: the same
 * subscription is paid in another one. The others are of the customer: a second subscription beside a first one expands
 * it, and again within 90 days of the last one is a reactivation.
 */
type Movement =
  | 'new'
  | 'expansion'
  | 'contraction'
  | 'churn asked for'
  | 'churn by failed payment'
  | 'reactivation'
  | 'pause'
  | 'currency';

export interface MrrMovement {
  subscriptionId: string;
  /** Microseconds since 1970. */
  at: number;
  movement: Movement;
  currency: string;
  /** Millionths of a minor unit a month. */
  amountMicro: bigint;
}

const reactivationUs = 90 * 24 * 60 * 60 * 1_000_000;

/** A subscription as it is while its customer's states are read. */
interface Running {
  state: CountedState;
  /** What a pause took away. */
  heldMicro: bigint;
}

/**
 * The movements of all subscriptions of one customer. The sum of all up to an instant is the MRR of that instant, in
 * each currency.
 */
export function movementsOf(states: readonly CountedState[]): MrrMovement[] {
  const sorted = states.toSorted((a, b) => a.at - b.at || (a.subscriptionId < b.subscriptionId ? -1 : 1));
  const running = new Map<string, Running>();
  let lostAt: number | null = null;
  const movements: MrrMovement[] = [];
  for (const state of sorted) {
    const before = running.get(state.subscriptionId) ?? none(state);
    const paysElsewhere = [...running.values()].some(
      (one) => one.state.subscriptionId !== state.subscriptionId && one.state.mrrMicro > 0n,
    );
    const step = stepTo(state, before, { paysElsewhere, lostAt });
    for (const { movement, currency, amountMicro } of step.moved) {
      if (amountMicro === 0n) continue;
      movements.push({ subscriptionId: state.subscriptionId, at: state.at, movement, currency, amountMicro });
    }
    running.set(state.subscriptionId, { state, heldMicro: step.heldMicro });
    if (step.moved.some(({ movement }) => movement.startsWith('churn'))) lostAt = state.at;
  }
  return movements;
}

function none(state: CountedState): Running {
  return { state: { ...state, status: '', mrrMicro: 0n }, heldMicro: 0n };
}

interface Customer {
  /** Whether another subscription of the customer counts. */
  paysElsewhere: boolean;
  /** When the last one was lost; null while none was. */
  lostAt: number | null;
}

type Moved = Pick<MrrMovement, 'movement' | 'currency' | 'amountMicro'>[];

function stepTo(state: CountedState, { state: before, heldMicro }: Running, customer: Customer) {
  const { currency, mrrMicro } = state;
  if (before.mrrMicro > 0n && mrrMicro > 0n) return { moved: changed(before, state), heldMicro: 0n };
  if (mrrMicro > 0n) return { moved: begun(state, { currency: before.currency, heldMicro }, customer), heldMicro: 0n };
  if (before.mrrMicro > 0n) {
    const lost = { currency: before.currency, amountMicro: -before.mrrMicro };
    if (state.status === 'paused' && before.status !== 'past_due') {
      return { moved: [{ movement: 'pause' as const, ...lost }], heldMicro: before.mrrMicro };
    }
    return { moved: [{ movement: ended(before, customer), ...lost }], heldMicro: 0n };
  }
  if (state.status !== 'canceled' || heldMicro === 0n) return { moved: [], heldMicro };
  // It ends within its pause: what the pause took away is lost now.
  const held = { currency: before.currency, amountMicro: heldMicro };
  const moved: Moved = [
    { movement: 'pause', ...held },
    { movement: ended(before, customer), currency: before.currency, amountMicro: -heldMicro },
  ];
  return { moved: currency === before.currency ? moved : [], heldMicro: 0n };
}

function changed(before: CountedState, after: CountedState): Moved {
  if (before.currency !== after.currency) {
    return [
      { movement: 'currency', currency: before.currency, amountMicro: -before.mrrMicro },
      { movement: 'currency', currency: after.currency, amountMicro: after.mrrMicro },
    ];
  }
  return [difference(after.currency, after.mrrMicro - before.mrrMicro)];
}

function begun(
  { at, currency, mrrMicro }: CountedState,
  held: { currency: string; heldMicro: bigint },
  { paysElsewhere, lostAt }: Customer,
): Moved {
  if (held.heldMicro > 0n && held.currency === currency) {
    const back = { movement: 'pause' as const, currency, amountMicro: held.heldMicro };
    return [back, difference(currency, mrrMicro - held.heldMicro)];
  }
  if (paysElsewhere) return [{ movement: 'expansion', currency, amountMicro: mrrMicro }];
  const isAgain = lostAt !== null && at - lostAt <= reactivationUs;
  return [{ movement: isAgain ? 'reactivation' : 'new', currency, amountMicro: mrrMicro }];
}

function ended(before: CountedState, { paysElsewhere }: Customer): Movement {
  if (paysElsewhere) return 'contraction';
  return before.status === 'past_due' ? 'churn by failed payment' : 'churn asked for';
}

function difference(currency: string, amountMicro: bigint): Moved[number] {
  return { movement: amountMicro > 0n ? 'expansion' : 'contraction', currency, amountMicro };
}
