import { expect, it } from 'vitest';
import { noFaults, type WebhookFaults } from './faults';
import { webhookFate } from './webhook-fate';

/** The fate with these switches on, given what chance says in order; more than that is not asked of it. */
function fate(on: Partial<WebhookFaults>, ...chances: number[]) {
  const random = () => {
    const next = chances.shift();
    if (next === undefined) throw new Error('asked for chance once too often');
    return next;
  };
  return webhookFate({ ...noFaults.webhooks, ...on }, random);
}

const untouched = { dropped: false, holdMs: 0, repeats: 0 };

it('leaves a message alone, without asking chance, while all is off', () => {
  expect(fate({})).toEqual(untouched);
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
] as const)('with %j and chance saying %j', (on, chances, expected) => {
  expect(fate(on, ...chances)).toEqual(expected);
});

it('needs nothing more for a message that is lost', () => {
  expect(fate({ drop: 1, duplicate: 1, shuffle: 1, delay_ms: 500 }, 0)).toEqual({ ...untouched, dropped: true });
});
