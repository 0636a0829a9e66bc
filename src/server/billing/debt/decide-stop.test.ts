import { expect, it } from 'vitest';
import { decideStop } from './decide-stop.ts';
import type { ReturnedPayment } from './renewal-stops.sql.ts';

const whole: ReturnedPayment = { isWhole: true, isOurs: false, isLatest: true };

it.each<
  [
    what: string,
    action: 'refund' | 'chargeback',
    status: 'approved' | 'pending_approval',
    of: ReturnedPayment,
    because: string | null,
  ]
>([
  ['a chargeback', 'chargeback', 'approved', whole, 'charged back'],
  ['a chargeback of an older payment', 'chargeback', 'approved', { ...whole, isLatest: false }, 'charged back'],
  ['a chargeback after a refund of ours', 'chargeback', 'approved', { ...whole, isOurs: true }, 'charged back'],
  ['a refund of all at the provider', 'refund', 'approved', whole, 'paid back'],
  ['a refund that waits', 'refund', 'pending_approval', whole, null],
  ['a refund of a part', 'refund', 'approved', { ...whole, isWhole: false }, null],
  ['a refund of an older payment', 'refund', 'approved', { ...whole, isLatest: false }, null],
  ['a refund of ours', 'refund', 'approved', { ...whole, isOurs: true }, null],
])('%s: whether renewals stop', (_what, action, status, of, because) => {
  expect(decideStop({ action, status }, of)).toBe(because);
});
