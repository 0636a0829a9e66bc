import type { CountedState } from './mrr.ts';

/**
 * The causes of changes of MRR. `pause`: a requested pause takes it away, and the end of the pause gives it back.
 * `renewal stop`: the same after a payment went back; an overdue subscription ends by it. `currency`: the same
 * subscription is paid in another one. The other movements are those of the customer: a second subscription beside a
 * first one expands it, and a new one within 90 days of the last one is a reactivation.
 */
type Movement =
  | 'new'
  | 'expansion'
  | 'contraction'
  | 'churn asked for'
  | 'churn by failed payment'
  | 'renewal stop'
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

/** The span in which renewals were stopped, in microseconds, without its end; an open end is infinite. */
export interface StopSpan {
  from: number;
  until: number;
}

/** The MRR that a pause or a stop took away, and which of the two. */
interface Held {
  micro: bigint;
  by: 'pause' | 'renewal stop';
}

const nothingHeld: Held = { micro: 0n, by: 'pause' };

/** A subscription as it is while its customer's states are read. */
interface Running {
  state: CountedState;
  held: Held;
}

/**
 * The movements of all subscriptions of one customer. The sum of all up to an instant is the MRR of that instant, in
 * each currency.
 * @param stops when renewals were stopped, by subscription
 */
export function movementsOf(
  states: readonly CountedState[],
  stops: ReadonlyMap<string, readonly StopSpan[]> = new Map(),
): MrrMovement[] {
  const told = [...states, ...statesAtStops(states, stops)];
  const sorted = told.sort((a, b) => a.at - b.at || (a.subscriptionId < b.subscriptionId ? -1 : 1));
  const running = new Map<string, Running>();
  let lostAt: number | null = null;
  const movements: MrrMovement[] = [];
  for (const state of sorted) {
    const before = running.get(state.subscriptionId) ?? none(state);
    const paysElsewhere = [...running.values()].some(
      (one) => one.state.subscriptionId !== state.subscriptionId && one.state.mrrMicro > 0n,
    );
    const spans = stops.get(state.subscriptionId) ?? [];
    const isStopped = spans.some(({ from, until }) => from <= state.at && state.at < until);
    const step = stepTo(state, before, { paysElsewhere, lostAt, isStopped });
    for (const { movement, currency, amountMicro } of step.moved) {
      if (amountMicro === 0n) continue;
      movements.push({ subscriptionId: state.subscriptionId, at: state.at, movement, currency, amountMicro });
    }
    running.set(state.subscriptionId, { state, held: step.held });
    if (step.moved.some(({ movement }) => isEnd(movement, state))) lostAt = state.at;
  }
  return movements;
}

/** Each subscription in its state when a stop began, because a pause becomes a stop at that instant. */
function statesAtStops(
  states: readonly CountedState[],
  stops: ReadonlyMap<string, readonly StopSpan[]>,
): CountedState[] {
  return [...stops].flatMap(([id, spans]) =>
    spans.flatMap(({ from }) => {
      const own = states.filter(({ subscriptionId, at }) => subscriptionId === id && at <= from);
      const last = own.sort((a, b) => a.at - b.at).at(-1);
      return last === undefined || last.at === from ? [] : [{ ...last, at: from }];
    }),
  );
}

function isEnd(movement: Movement, { status }: CountedState): boolean {
  return movement.startsWith('churn') || (movement === 'renewal stop' && status === 'canceled');
}

function none(state: CountedState): Running {
  return { state: { ...state, status: '', mrrMicro: 0n }, held: nothingHeld };
}

/** The other facts that decide, at the instant of a state. */
interface Circumstances {
  /** Whether another subscription of the customer counts. */
  paysElsewhere: boolean;
  /** When the last one was lost; null while none was. */
  lostAt: number | null;
  /** Whether renewals are stopped because a payment went back. */
  isStopped: boolean;
}

type Moved = Pick<MrrMovement, 'movement' | 'currency' | 'amountMicro'>[];
interface Stepped {
  moved: Moved;
  held: Held;
}

function stepTo(state: CountedState, { state: before, held }: Running, around: Circumstances): Stepped {
  if (before.mrrMicro > 0n && state.mrrMicro > 0n) return { moved: changed(before, state), held: nothingHeld };
  if (state.mrrMicro > 0n)
    return { moved: begun(state, { ...held, currency: before.currency }, around), held: nothingHeld };
  if (before.mrrMicro > 0n) return lost(state, before, around);
  return stillNothing(state, { state: before, held }, around);
}

function lost({ status }: CountedState, before: CountedState, around: Circumstances): Stepped {
  const all = { currency: before.currency, amountMicro: -before.mrrMicro };
  const isOverdue = before.status === 'past_due';
  if (status === 'paused' && (around.isStopped || !isOverdue)) {
    const by = around.isStopped ? 'renewal stop' : 'pause';
    return { moved: [{ movement: by, ...all }], held: { micro: before.mrrMicro, by } };
  }
  // An overdue subscription that is stopped ends at once, because its payment would be tried again.
  const movement = around.isStopped && isOverdue ? 'renewal stop' : ended(before, around);
  return { moved: [{ movement, ...all }], held: nothingHeld };
}

function stillNothing(state: CountedState, { state: before, held }: Running, around: Circumstances): Stepped {
  if (held.micro === 0n) return { moved: [], held };
  const back = { movement: held.by, currency: before.currency, amountMicro: held.micro } as const;
  const again = (movement: Movement) => [back, { ...back, movement, amountMicro: -held.micro }];
  const isSame = state.currency === before.currency;
  // It ends within its pause, so the MRR that the pause took away is lost now.
  if (state.status === 'canceled') return { moved: isSame ? again(ended(before, around)) : [], held: nothingHeld };
  // A requested pause becomes one without an end.
  if (state.status === 'paused' && around.isStopped && held.by === 'pause' && isSame)
    return { moved: again('renewal stop'), held: { ...held, by: 'renewal stop' } };
  return { moved: [], held };
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
  held: Held & { currency: string },
  { paysElsewhere, lostAt }: Circumstances,
): Moved {
  if (held.micro > 0n && held.currency === currency) {
    return [{ movement: held.by, currency, amountMicro: held.micro }, difference(currency, mrrMicro - held.micro)];
  }
  if (paysElsewhere) return [{ movement: 'expansion', currency, amountMicro: mrrMicro }];
  const isAgain = lostAt !== null && at - lostAt <= reactivationUs;
  return [{ movement: isAgain ? 'reactivation' : 'new', currency, amountMicro: mrrMicro }];
}

function ended(before: CountedState, { paysElsewhere }: Circumstances): Movement {
  if (paysElsewhere) return 'contraction';
  return before.status === 'past_due' ? 'churn by failed payment' : 'churn asked for';
}

function difference(currency: string, amountMicro: bigint): Moved[number] {
  return { movement: amountMicro > 0n ? 'expansion' : 'contraction', currency, amountMicro };
}
