import { expect, it } from 'vitest';
import { withdrawalEndsAt } from './withdrawal-period.ts';

it.each([
  ['2026-04-12T00:00:00.000Z', '2026-04-27T00:00:00.000Z'],
  ['2026-04-12T10:00:00.000Z', '2026-04-27T00:00:00.000Z'],
  ['2026-04-12T23:59:59.999Z', '2026-04-27T00:00:00.000Z'],
  ['2026-04-13T00:00:00.000Z', '2026-04-28T00:00:00.000Z'],
])('a contract from %s can be withdrawn from until the end of the 14th day after it, %s', (startedAt, endsAt) => {
  expect(new Date(withdrawalEndsAt(Date.parse(startedAt))).toISOString()).toBe(endsAt);
});
