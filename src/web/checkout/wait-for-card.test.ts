import { describe, expect, test, vi } from 'vitest';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { isCardChanged, waitForCard } from './wait-for-card.ts';

const visa = { brand: 'visa', last4: '4242' };
const debit = { brand: 'visa', last4: '5556' };
const active = { status: 'active', card: visa };
const pastDue = { status: 'past_due', card: visa };

describe('after a card was given, the page waits', () => {
  test.each([
    ['until another one shows', active, active, false],
    ['no longer once it shows', active, { ...active, card: debit }, true],
    ['until the open payment is paid', pastDue, { ...pastDue, card: debit }, false],
    ['no longer once it is paid', pastDue, active, true],
    ['on when the service does not answer', active, null, false],
    ['until the first card shows where there was none', { ...active, card: null }, active, true],
  ])('after a card was given the page waits %s', (_case, before, now, changed) => {
    expect(isCardChanged(before, now, 1000)).toBe(changed);
  });

  test('the page waits at most 12 s, because the same card given again never shows as another', () => {
    expect(isCardChanged(active, active, 11_999)).toBe(false);
    expect(isCardChanged(active, active, 12_000)).toBe(true);
    expect(isCardChanged(active, null, 12_000)).toBe(true);
  });
});

describe('asking for the card', () => {
  test('asks again until it shows, and not once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const answers = [active, active, { ...active, card: debit }, active];
    const asked = vi.fn(async () => Response.json({ subscription: answers.shift() }));
    vi.stubGlobal('fetch', asked);
    const waited = waitForCard(active as SubscriptionDetails);
    await vi.advanceTimersByTimeAsync(699);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1400);
    await waited;
    expect(asked).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
