import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { failingSince, sumSignals } from '#server/platform/signals/signals.sql.ts';
import type { AlertFacts } from './alert-facts.ts';
import {
  countFailedPayments,
  countOpenKinds,
  databaseTime,
  findBackup,
  findCompared,
  findOldestDue,
  findOwed,
  findWaiting,
  listSecurityEvents,
  sumChargebacks,
} from './gather-facts.sql.ts';
import { happeningsOf } from './happenings.ts';
import { isPublic } from './public-address.ts';

export type FactDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'> & {
  storage: { alarms: () => { what: string; sentence?: string }[] };
  /** When the certificate of PUBLIC_URL ends, epoch ms; null when it has none. */
  certificateEndsAt: () => Promise<number | null>;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Gathers the facts for the rules. Reads little and by index, because it runs each minute. */
export async function gatherFacts(deps: FactDeps): Promise<AlertFacts> {
  const { db, clock } = deps;
  const now = clock();
  return {
    now,
    payments: await gatherPayments(deps, now),
    money: {
      ...(await findOwed(db)),
      chargebacks: await sumChargebacks(db, monthStart(now)),
      failed: await countFailedPayments(db, now),
    },
    openWork: await countOpenKinds(db, now),
    mail: await gatherMail(deps, now),
    work: {
      oldestDueAt: await findOldestDue(db, now),
      comparedAt: await findCompared(db),
      unrenderedSince: await failingSince(db, renderings(now)),
    },
    machine: await gatherMachine(deps),
    security: {
      happenings: happeningsOf(await listSecurityEvents(db, now - dayMs), now - dayMs),
      refusedSignIns: await sumSignals(db, 'refused sign-in', now - hourMs),
    },
  };
}

const renderings = (now: number) =>
  ({ failure: 'pages not rendered', success: 'pages rendered', after: now - dayMs }) as const;

async function gatherPayments({ db }: FactDeps, now: number): Promise<AlertFacts['payments']> {
  const signals = { failure: 'provider unavailable', success: 'provider answered', after: now - dayMs } as const;
  return {
    oldestWaitingAt: await findWaiting(db),
    unsignedIn10Min: await sumSignals(db, 'unsigned notification', now - 10 * minuteMs),
    missedInDay: await sumSignals(db, 'missed event', now - dayMs),
    unavailableSince: await failingSince(db, signals),
    turnedAwayInHour: await sumSignals(db, 'purchase turned away', now - 60 * minuteMs),
  };
}

async function gatherMail({ db }: FactDeps, now: number): Promise<AlertFacts['mail']> {
  const since = now - dayMs;
  const signals = { failure: 'mail failed', success: 'mail handed over', after: since } as const;
  return {
    failingSince: await failingSince(db, signals),
    handedOver: await sumSignals(db, 'mail handed over', since),
    refused: (await sumSignals(db, 'mail refused', since)) + (await sumSignals(db, 'mail bounced', since)),
    complaints: await sumSignals(db, 'mail complaint', since),
    putAside: await sumSignals(db, 'report put aside', since),
  };
}

async function gatherMachine(deps: FactDeps): Promise<AlertFacts['machine']> {
  const { db, config, wallClock, storage, certificateEndsAt } = deps;
  const before = wallClock();
  const theirs = await databaseTime(db);
  const after = wallClock();
  // The database was asked between the two readings of our clock, so any time between them counts as equal.
  const clockOffMs = Math.max(before - theirs, theirs - after, 0);
  const parts = [
    ...(config.paddle.mode === 'emulator' ? ['the Paddle emulator'] : []),
    ...(config.mailViewerPort === null ? [] : ['the mail viewer']),
  ];
  return {
    storage: storage.alarms().map(({ what, sentence = `The ${what} is short.` }) => ({ what, sentence })),
    backedUpAt: config.backup === null ? null : await findBackup(db),
    certificateEndsAt: await certificateEndsAt(),
    clockOffMs,
    exposed: isPublic(config.publicUrl) ? parts : [],
  };
}

/** The first moment of the calendar month (UTC), epoch ms. */
function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
