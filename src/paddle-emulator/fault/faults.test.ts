import { expect, it } from 'vitest';
import type { WebhookFaults } from '#paddle-emulator/platform/rows.ts';
import { noFaults } from '#paddle-emulator/platform/state.ts';
import { notificationFault } from './faults.ts';

/** The fault of a notification with these faults and random numbers; using more of them throws. */
function faultOf(on: Partial<WebhookFaults>, ...numbers: number[]) {
  const random = () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('used more random numbers than given');
    return next;
  };
  return notificationFault({ ...noFaults.webhooks, ...on }, random);
}

const untouched = { dropped: false, holdMs: 0, repeats: 0 };

it('a notification is unchanged while all faults are off, and needs no random number', () => {
  expect(faultOf({})).toEqual(untouched);
});

it.each([
  [{ drop: 0.3 }, [0.29], { ...untouched, dropped: true }],
  [{ drop: 0.3 }, [0.3], untouched],
  [{ duplicate: 0.5 }, [0.49], { ...untouched, repeats: 1 }],
  [{ duplicate: 0.5 }, [0.5], untouched],
  [{ delay_ms: 700 }, [], { ...untouched, holdMs: 700 }],
  [{ shuffle: 1, hold_ms: 1000 }, [0.9, 0.25], { ...untouched, holdMs: 250 }],
  [{ shuffle: 0.5, hold_ms: 1000 }, [0.5], untouched],
  [{ shuffle: 1, hold_ms: 1000, delay_ms: 500 }, [0, 0.9], { ...untouched, holdMs: 1400 }],
] as const)('a notification with %j and random numbers %j has the expected fault', (on, numbers, expected) => {
  expect(faultOf(on, ...numbers)).toEqual(expected);
});

it('a lost notification needs one random number', () => {
  expect(faultOf({ drop: 1, duplicate: 1, shuffle: 1, delay_ms: 500 }, 0)).toEqual({ ...untouched, dropped: true });
});
