import type { ActEmail, PastAct } from './past-purchase.ts';

/** What a subscription was, from when on. Times are epoch ms. */
export interface PastState {
  at: number;
  status: string;
  scheduled: { action: string; at: number } | null;
  offerId: number | null;
}

/** Something that a person asked us for, which ended their subscription. */
export interface PastRequest {
  at: number;
  email: ActEmail;
}

/** A payment, or money that went back of one, in minor units; what went back is negative. */
export interface PastMoney {
  at: number;
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse' | 'credit';
  transactionId: string;
  grossMinor: number;
}

export interface PastLife {
  /** Oldest first. */
  states: readonly PastState[];
  money: readonly PastMoney[];
  requests: readonly PastRequest[];
  /** Moves of the next charge, by an operator who gave time. */
  moves: readonly { at: number; byMs: number }[];
  /** Changes of plan that were agreed to begin with a renewal; `begunAt` is null before the provider was told. */
  laterPlans: readonly { agreedAt: number; begunAt: number | null; offerId: number }[];
  /** When a pause that is planned or runs ends by itself, as it is known now; null without one. */
  resumeAt: number | null;
}

/** What somebody did to a subscription, oldest first. What the provider did by itself is left out. */
export function actsOf(life: PastLife): PastAct[] {
  const acts = [
    ...life.states.flatMap((state, i) => (i === 0 ? [] : actsBetween(life, life.states[i - 1]!, state))),
    ...life.moves.map(({ at, byMs }): PastAct => ({ at, act: 'is given time', byMs })),
    ...life.laterPlans.flatMap(laterPlanActs),
    ...returnsOf(life.money),
  ];
  return acts.sort((a, b) => a.at - b.at);
}

function laterPlanActs({ agreedAt, begunAt, offerId }: PastLife['laterPlans'][number]): PastAct[] {
  const agrees: PastAct = { at: agreedAt, act: 'agrees to a later plan' };
  return begunAt === null ? [agrees] : [agrees, { at: begunAt, act: 'begins a later plan', offerId }];
}

/** The provider does what was planned within this time of it. */
const punctualMs = 60_000;

function wasPlanned({ scheduled }: PastState, action: string, at: number): boolean {
  return scheduled?.action === action && scheduled.at <= at + punctualMs;
}

function actsBetween(life: PastLife, before: PastState, after: PastState): PastAct[] {
  const { at } = after;
  const isOther = before.offerId !== null && after.offerId !== null && before.offerId !== after.offerId;
  const isLater = life.laterPlans.some(
    ({ begunAt, offerId }) => begunAt !== null && offerId === after.offerId && begunAt <= at + punctualMs,
  );
  return [
    ...(isOther && !isLater ? [{ at, act: 'changes plan', offerId: after.offerId! } as const] : []),
    ...(before.status === after.status ? planned(life, before, after) : began(life, before, after)),
  ];
}

/** A change of the status. */
function began(life: PastLife, before: PastState, after: PastState): PastAct[] {
  const { at, status } = after;
  const email = emailOf(life, before, after);
  switch (status) {
    case 'past_due':
      return [{ at, act: 'card declines' }];
    case 'canceled': {
      // The provider gives up on an unpaid renewal by itself.
      const isByItself = wasPlanned(before, 'cancel', at) || (before.status === 'past_due' && email === null);
      return isByItself ? [] : [{ at, act: 'ends', email }];
    }
    case 'paused':
      return wasPlanned(before, 'pause', at) || before.status === 'past_due'
        ? []
        : [{ at, act: 'pauses', lastsMs: lastsMs(life, after) }];
    default:
      if (before.status === 'past_due') return [{ at, act: 'card works' }];
      return before.status !== 'paused' || wasPlanned(before, 'resume', at) ? [] : [{ at, act: 'resumes' }];
  }
}

/** A change of what is planned. */
function planned(life: PastLife, before: PastState, after: PastState): PastAct[] {
  const { at, scheduled } = after;
  if (before.scheduled?.action === scheduled?.action && before.scheduled?.at === scheduled?.at) return [];
  switch (scheduled?.action) {
    case undefined:
      return [{ at, act: 'keeps' }];
    case 'cancel':
      return before.scheduled?.action === 'cancel' ? [] : [{ at, act: 'cancels', email: emailOf(life, before, after) }];
    case 'pause':
      return [{ at, act: 'pauses', lastsMs: lastsMs(life, after) }];
    default:
      return [{ at, act: 'resumes later', inMs: scheduled!.at - at }];
  }
}

/** The email of what was asked for since the state before. */
function emailOf({ requests }: PastLife, before: PastState, after: PastState): ActEmail | null {
  const own = requests.filter(({ at }) => at > before.at - punctualMs && at <= after.at + punctualMs);
  return own.at(-1)?.email ?? null;
}

/** From the beginning of a pause to its planned end; null for one without. */
function lastsMs({ states, resumeAt }: PastLife, planning: PastState): number | null {
  const startsAt = planning.status === 'paused' ? planning.at : planning.scheduled!.at;
  const running = states.find(({ at, status }) => at >= planning.at && status === 'paused');
  const endsAt =
    running === undefined ? resumeAt : running.scheduled?.action === 'resume' ? running.scheduled.at : null;
  return endsAt === null || endsAt <= startsAt ? null : endsAt - startsAt;
}

/** The returns of each payment; one that was undone by the provider counts as never made. */
function returnsOf(money: readonly PastMoney[]): PastAct[] {
  const payments = money.filter(({ kind, grossMinor }) => kind === 'payment' && grossMinor > 0);
  const inOrder = payments.toSorted((a, b) => a.at - b.at || (a.transactionId < b.transactionId ? -1 : 1));
  return money.flatMap(({ at, kind, transactionId, grossMinor }): PastAct[] => {
    const payment = inOrder.findIndex((one) => one.transactionId === transactionId);
    if (payment === -1) return [];
    switch (kind) {
      case 'refund':
        return grossMinor < 0
          ? [{ at, act: 'is given back', payment, share: -grossMinor / inOrder[payment]!.grossMinor }]
          : [];
      case 'chargeback':
        return grossMinor < 0 ? [{ at, act: 'charges back', payment, email: 'charged-back' }] : [];
      case 'chargeback_reverse':
        return [{ at, act: 'dispute is lifted', payment }];
      default:
        return [];
    }
  });
}
