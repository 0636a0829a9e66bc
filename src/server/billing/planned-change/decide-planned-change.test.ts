import { expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import type { PlannedChange } from '../entitlement/planned-change.ts';
import {
  decidePlannedChange,
  type OwnFacts,
  type PlannedStep,
  type ReportedSubscription,
} from './decide-planned-change.ts';

const hourMs = 60 * 60_000;
const minuteMs = 60_000;
/** At noon. */
const effectiveAt = Date.parse('2030-03-26T12:00:00Z');
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

const waits: PlannedChange = {
  id: '1',
  present: { offerId: 2, name: '12-week plan', price: usd(3599), interval: { unit: 'week', count: 12 } },
  agreed: { offerId: 1, name: '4-week plan', price: usd(1999), interval: { unit: 'week', count: 4 } },
  effectiveAt,
  begunAt: null,
  madeAt: null,
};
const begun = { ...waits, begunAt: effectiveAt - 20 * hourMs };

const period = { startsAt: effectiveAt - 84 * dayMs, endsAt: effectiveAt };
const renewed = { startsAt: effectiveAt, endsAt: effectiveAt + 84 * dayMs };
const present: ReportedSubscription = {
  status: 'active',
  offerId: 2,
  amountMinor: 3599,
  currency: 'USD',
  intervalUnit: 'week',
  intervalCount: 12,
  nextBilledAt: effectiveAt,
  period,
  scheduled: null,
};
const agreed = { offerId: 1, amountMinor: 1999, intervalCount: 4 };
const farAhead = { ...agreed, nextBilledAt: effectiveAt + 27 * dayMs };
const own: OwnFacts = { withdrawn: false, cancelWanted: false };
const cancel = { action: 'cancel', at: effectiveAt } as const;

const table: [string, PlannedChange, Partial<ReportedSubscription> | null, Partial<OwnFacts>, number, PlannedStep][] = [
  ['weeks before', waits, {}, {}, -30 * dayMs, { nextCheckAt: effectiveAt - dayMs }],
  ['from the day before', waits, {}, {}, -dayMs, 'change'],
  ['shortly before the provider locks it', waits, {}, {}, -32 * minuteMs, 'change'],
  ['while the provider locks it', waits, {}, {}, -31 * minuteMs, { nextCheckAt: effectiveAt + hourMs }],
  ['after a price change of the present plan', waits, { amountMinor: 3999 }, {}, -dayMs, 'change'],
  [
    'of a charge that moved later',
    waits,
    { nextBilledAt: effectiveAt + 7 * dayMs },
    {},
    -dayMs,
    { follow: effectiveAt + 7 * dayMs },
  ],
  [
    'of a charge that moved earlier',
    waits,
    { nextBilledAt: effectiveAt - 7 * dayMs },
    {},
    -9 * dayMs,
    { follow: effectiveAt - 7 * dayMs },
  ],
  [
    'renewed at the present price',
    waits,
    { period: renewed, nextBilledAt: renewed.endsAt },
    {},
    3 * hourMs,
    { missed: renewed.endsAt },
  ],
  [
    'renewed and not paid',
    waits,
    { status: 'past_due', period: renewed },
    {},
    3 * hourMs,
    { nextCheckAt: effectiveAt + 12 * hourMs },
  ],
  ['of a subscription that the provider does not know', waits, null, {}, -dayMs, { end: 'ended' }],
  ['of one that has ended', waits, { status: 'canceled' }, {}, -dayMs, { end: 'ended' }],
  ['of one that was withdrawn from', waits, {}, { withdrawn: true }, -dayMs, { end: 'ended' }],
  ['of one that has another plan', waits, { offerId: 3 }, {}, -dayMs, { end: 'another plan' }],
  ['of one that was moved to that very plan otherwise', waits, agreed, {}, -dayMs, { end: 'another plan' }],
  [
    'of a cancelled one, days before',
    waits,
    { scheduled: cancel },
    {},
    -9 * dayMs,
    { nextCheckAt: effectiveAt - dayMs },
  ],
  [
    'of a cancelled one, on the last day',
    waits,
    {},
    { cancelWanted: true },
    -150 * minuteMs,
    { nextCheckAt: effectiveAt - 2 * hourMs },
  ],
  [
    'of a paused one',
    waits,
    { status: 'paused', nextBilledAt: null },
    {},
    5 * dayMs,
    { nextCheckAt: effectiveAt + 5.5 * dayMs },
  ],
  [
    'of one whose payment went back',
    waits,
    {},
    { stopped: 'charged back' },
    -2 * hourMs,
    { nextCheckAt: effectiveAt - hourMs },
  ],
  ['begun, with the price and the wrong day', begun, farAhead, {}, -10 * hourMs, 'set date'],
  ['begun, with the price and the right day', begun, agreed, {}, -10 * hourMs, 'made'],
  ['begun, and the provider has neither', begun, {}, {}, -10 * hourMs, 'change'],
  ['begun, and the day is too near', begun, farAhead, {}, -20 * minuteMs, 'late'],
  ['begun, and the day is over', begun, farAhead, {}, 5 * hourMs, 'late'],
  ['begun, and renewed at the agreed price', begun, { ...agreed, period: renewed }, {}, hourMs, 'made'],
  [
    'begun, and the agreed renewal is not paid',
    begun,
    { ...agreed, status: 'past_due', period: renewed },
    {},
    hourMs,
    'made',
  ],
  [
    'begun, and cancelled',
    begun,
    { ...farAhead, scheduled: cancel },
    {},
    -150 * minuteMs,
    { nextCheckAt: effectiveAt - 2 * hourMs },
  ],
];

test.each(table)('a planned change %s', (_what, planned, reported, facts, fromMs, step) => {
  const subscription = reported && { ...present, ...reported };
  expect(decidePlannedChange(planned, subscription, { ...own, ...facts }, effectiveAt + fromMs)).toEqual(step);
});
