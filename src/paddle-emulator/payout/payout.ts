import { dayMs } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { refuse } from '#paddle-emulator/platform/refusal.ts';
import type { Payout, PayoutCycle } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import { payoutCurrency } from '#paddle-emulator/transaction/payout.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { type Movement, movementsOf } from './movements.ts';

/** Paddle makes a payout on the 1st and sends the money by the 15th. */
const sentAfterMs = 14 * dayMs;

/** A payout as sent over the wire. */
function entityOf({ movements: _, paysAtMs: __, ...entity }: Payout) {
  return entity;
}

/** The state with a cycle if it has none yet; the first payout is at the end of the running one. */
export function withPayoutCycle(state: State, cycle: PayoutCycle, nowMs: number): State {
  return state.payoutCycle === null ? { ...state, payoutCycle: cycle, paidOutUntilMs: nowMs } : state;
}

/** When the cycle pays out next, epoch ms; null when it never does. */
export function nextPayoutAt({ payoutCycle, paidOutUntilMs }: State): number | null {
  const after = new Date(paidOutUntilMs);
  const [year, month, day] = [after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate()];
  if (payoutCycle === 'month') return Date.UTC(year, month + 1, 1);
  // On Mondays.
  if (payoutCycle === 'week') return Date.UTC(year, month, day + 7 - ((after.getUTCDay() + 6) % 7));
  return null;
}

/**
 * Makes a payout of everything that was earned. Makes none while the balance is negative, which the next payout then
 * covers.
 */
export function payOutByCycle(state: State, moment: Moment): State {
  const next = { ...state, paidOutUntilMs: moment.nowMs };
  const payout = newPayout(state, moment);
  if (payout === null) return next;
  return emit(put(next, 'payouts', payout), moment, 'payout.created', entityOf(payout));
}

export function sendPayout(state: State, moment: Moment, id: string): State {
  const payout: Payout = { ...state.payouts[id]!, status: 'paid' };
  return emit(put(state, 'payouts', payout), moment, 'payout.paid', entityOf(payout));
}

/** Makes a payout at once and sends it, for the tester who does not want to wait for a month. */
export const payOutNow: Command<ReturnType<typeof entityOf>> = (state, moment) => {
  const payout = newPayout(state, moment);
  if (payout === null) return refuse(400, 'nothing_to_pay_out', 'Nothing was earned since the last payout.');
  const made = emit(put(state, 'payouts', payout), moment, 'payout.created', entityOf(payout));
  const sent = sendPayout(made, moment, payout.id);
  return { state: sent, answer: entityOf(sent.payouts[payout.id]!) };
};

export function setPayoutCycle(cycle: PayoutCycle): Command<{ cycle: PayoutCycle }> {
  return (state, { nowMs }) => ({
    state: { ...state, payoutCycle: cycle, paidOutUntilMs: nowMs },
    answer: { cycle },
  });
}

/** The movements that no payout has yet. */
export function waitingMovements(state: State): Movement[] {
  const paid = new Set(Object.values(state.payouts).flatMap(({ movements }) => movements));
  return movementsOf(state).filter(({ id }) => !paid.has(id));
}

function newPayout(state: State, { newId, nowMs }: Moment): Payout | null {
  const movements = waitingMovements(state);
  const amountMinor = movements.reduce((sum, { netMinor }) => sum + netMinor, 0);
  if (amountMinor <= 0) return null;
  const number = Object.keys(state.payouts).length + 1;
  return {
    id: newId('pay'),
    remittance_reference: `EMU-${String(number).padStart(5, '0')}`,
    status: 'unpaid',
    amount: String(amountMinor),
    currency_code: payoutCurrency,
    movements: movements.map(({ id }) => id),
    paysAtMs: nowMs + sentAfterMs,
  };
}
