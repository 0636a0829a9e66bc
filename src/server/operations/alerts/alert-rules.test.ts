import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import type { AlertFacts } from './alert-facts.ts';
import { findTrouble } from './alert-rules.ts';

const now = Date.parse('2030-01-15T12:00:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Chargebacks of so many payments of $19.99, each of one payment. */
function chargedBack(disputes: number, payments: number): AlertFacts['money']['chargebacks'] {
  return { disputes, payments, disputedMinor: disputes * 1999, paidMinor: payments * 1999 };
}

const quiet: AlertFacts = {
  now,
  payments: { oldestWaitingAt: null, unsignedIn10Min: 0, missedInDay: 0, unavailableSince: null, turnedAwayInHour: 0 },
  money: {
    oldestOwedAt: null,
    owed: 0,
    chargebacks: chargedBack(0, 3000),
    failed: { inDay: 12, usual: 11 },
  },
  openWork: {},
  mail: { failingSince: null, handedOver: 150, refused: 1, complaints: 0, putAside: 0 },
  work: { oldestDueAt: now - 4000, comparedAt: now - 9 * hourMs, unrenderedSince: null },
  machine: {
    storage: [],
    backedUpAt: now - 10 * hourMs,
    certificateEndsAt: now + 60 * dayMs,
    clockOffMs: 200,
    exposed: [],
  },
  security: { happenings: [], refusedSignIns: 2 },
};

type Part = Exclude<keyof AlertFacts, 'now'>;
const withOne = <P extends Part>(part: P, more: Partial<AlertFacts[P]>): AlertFacts => ({
  ...quiet,
  [part]: { ...quiet[part], ...more },
});
const keys = (facts: AlertFacts) => findTrouble(facts).map(({ key }) => key);

describe('the rules for alerts', () => {
  it('there is no alert on a quiet day', () => {
    expect(findTrouble(quiet)).toEqual([]);
  });

  it.each<[what: string, within: AlertFacts, beyond: AlertFacts, key: string]>([
    [
      'a notification that waits for more than 15 min',
      withOne('payments', { oldestWaitingAt: now - 15 * minuteMs }),
      withOne('payments', { oldestWaitingAt: now - 15 * minuteMs - 1 }),
      'notification waiting',
    ],
    [
      'more than five wrong signatures in 10 min',
      withOne('payments', { unsignedIn10Min: 5 }),
      withOne('payments', { unsignedIn10Min: 6 }),
      'notifications unsigned',
    ],
    [
      'more than three missed events in a day',
      withOne('payments', { missedInDay: 3 }),
      withOne('payments', { missedInDay: 4 }),
      'notifications missed',
    ],
    [
      'Paddle away for more than 10 min',
      withOne('payments', { unavailableSince: now - 10 * minuteMs }),
      withOne('payments', { unavailableSince: now - 10 * minuteMs - 1 }),
      'provider away',
    ],
    [
      'a buyer who found no place among our calls',
      withOne('payments', { turnedAwayInHour: 0 }),
      withOne('payments', { turnedAwayInHour: 1 }),
      'purchases turned away',
    ],
    [
      'a refund owed for more than two days',
      withOne('money', { owed: 1, oldestOwedAt: now - 2 * dayMs }),
      withOne('money', { owed: 1, oldestOwedAt: now - 2 * dayMs - 1 }),
      'refund owed',
    ],
    [
      'a rejected refund',
      withOne('openWork', {}),
      withOne('openWork', { 'refund rejected': 1 }),
      'work: refund rejected',
    ],
    [
      'a difference to the provider’s books',
      withOne('openWork', {}),
      withOne('openWork', { 'reconciliation difference': 1 }),
      'work: reconciliation difference',
    ],
    [
      'a chargeback',
      withOne('openWork', {}),
      withOne('openWork', { 'chargeback opened': 1 }),
      'work: chargeback opened',
    ],
    [
      'the first mark of the chargeback ratio',
      withOne('money', { chargebacks: chargedBack(19, 3000) }),
      withOne('money', { chargebacks: chargedBack(20, 3000) }),
      'chargebacks 0.65',
    ],
    [
      'the second mark of the chargeback ratio',
      withOne('money', { chargebacks: chargedBack(1, 99) }),
      withOne('money', { chargebacks: chargedBack(27, 3000) }),
      'chargebacks 0.90',
    ],
    [
      'failed payments above one and a half of the usual',
      withOne('money', { failed: { inDay: 15, usual: 10 } }),
      withOne('money', { failed: { inDay: 16, usual: 10 } }),
      'payments failing',
    ],
    [
      'a mail server that takes nothing for more than 15 min',
      withOne('mail', { failingSince: now - 15 * minuteMs }),
      withOne('mail', { failingSince: now - 15 * minuteMs - 1 }),
      'mail failing',
    ],
    [
      'more than 2 % of a day’s emails refused or back',
      withOne('mail', { handedOver: 147, refused: 3 }),
      withOne('mail', { handedOver: 146, refused: 3 }),
      'mail refused',
    ],
    [
      'more than 0.1 % complaints',
      withOne('mail', { handedOver: 2000, refused: 0, complaints: 2 }),
      withOne('mail', { handedOver: 1999, refused: 0, complaints: 2 }),
      'mail complaints',
    ],
    [
      'a report of a failed delivery that cannot be read',
      withOne('mail', { putAside: 0 }),
      withOne('mail', { putAside: 1 }),
      'reports put aside',
    ],
    ['a job given up', withOne('openWork', {}), withOne('openWork', { 'job given up': 1 }), 'work: job given up'],
    [
      'a job due for more than 10 min',
      withOne('work', { oldestDueAt: now - 10 * minuteMs }),
      withOne('work', { oldestDueAt: now - 10 * minuteMs - 1 }),
      'jobs late',
    ],
    [
      'pages that cannot be drawn with what is published',
      withOne('work', { unrenderedSince: null }),
      withOne('work', { unrenderedSince: now - 1 }),
      'pages not rendered',
    ],
    [
      'books not compared for two nights',
      withOne('work', { comparedAt: now - 50 * hourMs }),
      withOne('work', { comparedAt: now - 50 * hourMs - 1 }),
      'books not compared',
    ],
    [
      'a disk that gets full',
      withOne('machine', {}),
      withOne('machine', { storage: [{ what: 'disk', sentence: 'The disk with the data is 90 % full.' }] }),
      'storage disk',
    ],
    [
      'no backup in 26 h',
      withOne('machine', { backedUpAt: now - 26 * hourMs }),
      withOne('machine', { backedUpAt: now - 26 * hourMs - 1 }),
      'backup',
    ],
    [
      'a certificate that ends within 14 days',
      withOne('machine', { certificateEndsAt: now + 14 * dayMs }),
      withOne('machine', { certificateEndsAt: now + 14 * dayMs - 1 }),
      'certificate',
    ],
    [
      'a clock that is off by more than 60 s',
      withOne('machine', { clockOffMs: 60_000 }),
      withOne('machine', { clockOffMs: 60_001 }),
      'clock',
    ],
    [
      'the emulator on a public address',
      withOne('machine', {}),
      withOne('machine', { exposed: ['the Paddle emulator'] }),
      'exposed the Paddle emulator',
    ],
    [
      'ten refused sign-ins in an hour',
      withOne('security', { refusedSignIns: 9 }),
      withOne('security', { refusedSignIns: 10 }),
      'sign-ins refused',
    ],
    ['a broken chain', withOne('openWork', {}), withOne('openWork', { 'chain broken': 1 }), 'work: chain broken'],
    [
      'a change of who may sign in',
      withOne('security', {}),
      withOne('security', { happenings: [{ position: 7, title: 'Invited', sentence: 'By Ada.', causedBy: '1' }] }),
      'audit 7',
    ],
  ])('%s is an alert, and less than that is none', (_what, within, beyond, key) => {
    expect(keys(within)).toEqual([]);
    expect(keys(beyond)).toEqual([key]);
  });

  it('what is not configured is no alert', () => {
    const facts = withOne('machine', { backedUpAt: null, certificateEndsAt: null });
    expect(keys({ ...facts, work: { oldestDueAt: null, comparedAt: null, unrenderedSince: null } })).toEqual([]);
  });

  it('a few failed payments, or a history too short to be usual, are no alert', () => {
    expect(keys(withOne('money', { failed: { inDay: 9, usual: 1 } }))).toEqual([]);
    expect(keys(withOne('money', { failed: { inDay: 90, usual: null } }))).toEqual([]);
  });

  it('no alert names a person: none has an address or a link', () => {
    const all = findTrouble({
      ...withOne('security', {
        refusedSignIns: 10,
        happenings: [{ position: 7, title: 'Invited', sentence: 'By Ada.', causedBy: '1' }],
      }),
      openWork: { 'refund rejected': 1, 'chain broken': 1, 'job given up': 2 },
    });
    expect(all.map(({ title, evidence }) => title + evidence).join(' ')).not.toMatch(/@|https?:/);
  });
});

describe('the alert about chargebacks', () => {
  const found = (more: Partial<AlertFacts['money']['chargebacks']>) =>
    findTrouble(withOne('money', { chargebacks: { ...chargedBack(20, 3000), ...more } }));

  it('is by their money, with Visa’s count beside it', () => {
    expect(found({})[0]).toMatchObject({
      title: 'Chargebacks 0.67%',
      evidence:
        'Of this month’s money; Paddle’s limit is 0.65%. 20 of 3,000 payments, 0.67%; Visa’s limit is 1.50% from 1501 disputes a month on.',
    });
    expect(found({ disputedMinor: 1999 })).toEqual([]);
    expect(found({ disputes: 1, disputedMinor: 30 * 1999 })[0]).toMatchObject({ key: 'chargebacks 0.90' });
  });

  it('is critical above Visa’s limit, whatever their money', () => {
    const cheap = { ...chargedBack(1501, 100_000), disputedMinor: 100 };
    expect(found(cheap)[0]).toMatchObject({ key: 'chargebacks 0.90', severity: 'critical' });
  });
});
