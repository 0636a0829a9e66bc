import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;
const address = 'Ada@Example.com';
const cardThatRunsOut = '4000 0027 6000 3184';

const { shop } = useTestShop();

/** The emails sent since the last call, oldest first. */
async function newEmails() {
  await shop.deliver();
  await shop.work();
  return shop.deps.sent.splice(0);
}
const subjects = async () => (await newEmails()).map(({ subject }) => subject).sort();

async function pass(ms: number) {
  await shop.advance(ms);
  return subjects();
}

describe('the emails of a subscription', () => {
  test('a new subscription sends a welcome email and a receipt with the terms', async () => {
    await shop.subscribe(address);
    const emails = await newEmails();
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Welcome to Everkite',
      'Your Everkite receipt of 1 January 2030',
    ]);
    const receipt = emails.find(({ subject }) => subject.includes('receipt'))!;
    expect(receipt.text).toContain('Paid: $19.99');
    expect(receipt.text).toContain('renews on 29 January 2030 at $19.99 every 4 weeks');
    expect(receipt.text).toContain('What you agreed to on 1 January 2030\n> You pay $19.99 today,');
  });

  test('the emails of a subscription are sent once, although Paddle repeats every notification', async () => {
    await shop.subscribe(address);
    await newEmails();
    await shop.deliver(await shop.notifications());
    expect(await subjects()).toEqual([]);
  });

  test('each renewal sends a reminder a week before, and a receipt', async () => {
    await shop.subscribe(address);
    await newEmails();
    expect(await pass(20 * dayMs)).toEqual([]);
    expect(await pass(dayMs + minuteMs)).toEqual(['Your Everkite subscription renews on 29 January 2030']);
    expect(await pass(7 * dayMs)).toEqual(['Your Everkite receipt of 29 January 2030']);
    expect(await pass(21 * dayMs)).toEqual(['Your Everkite subscription renews on 26 February 2030']);
  });

  test('a renewal that could not be charged sends one email', async () => {
    await shop.subscribe(address, cardThatRunsOut);
    await pass(21 * dayMs + minuteMs);
    expect(await pass(7 * dayMs)).toEqual(['A payment for Everkite did not go through']);
    expect(await pass(dayMs)).toEqual([]);
  });

  test('a cancellation sends a confirmation, and no reminder afterwards', async () => {
    const person = await shop.subscribe(address);
    await newEmails();
    await shop.cancel(person);
    expect(await subjects()).toEqual(['Your Everkite subscription is cancelled']);
    expect(await pass(29 * dayMs)).toEqual([]);
  });

  test('a withdrawal sends a confirmation, and another email when the money is on its way', async () => {
    const person = await shop.subscribe(address);
    await newEmails();
    await shop.call(person, calls.withdraw);
    const [email, ...others] = await newEmails();
    expect(others).toEqual([]);
    expect(email?.text).toContain('You get back all you paid, $19.99');
    const [refund] = await shop.paddle.adjustments.list({ action: 'refund' }).next();
    expect(await pass(minuteMs)).toEqual([]);
    await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/adjustments/${refund!.id}/approve`, {
      method: 'POST',
    });
    expect(await subjects()).toEqual(['Your Everkite refund is on its way']);
  });

  test('a trial sends its terms at once, a reminder three days before its end, and a receipt for what follows', async () => {
    await publishOffers(shop.deps, withTrials({ 1: 7 }));
    await shop.subscribe(address);
    const [welcome, ...others] = await newEmails();
    expect(others).toEqual([]);
    expect(welcome?.text).toContain('Your trial lasts until 8 January 2030. Then you pay $19.99 every 4 weeks');
    expect(welcome?.text).toContain('> You pay $0.00 today, for a trial of 7 days.');
    expect(await pass(4 * dayMs + minuteMs)).toEqual(['Your Everkite trial ends on 8 January 2030']);
    expect(await pass(3 * dayMs)).toEqual(['Your Everkite receipt of 8 January 2030']);
  });
});

describe('a leave link', () => {
  test('a leave link arrives by email and opens without signing in', async () => {
    await shop.subscribe(address);
    await newEmails();
    await shop.app.inject({ ...callAddress(calls.requestLeaveLink), body: { email: address } });
    const [email] = await newEmails();
    const token = /\/leave#(\S+)/.exec(email!.text)![1];
    const opened = await shop.app.inject({ ...callAddress(calls.openLeaveLink), body: { token } });
    expect(opened.json()).toMatchObject({ subscription: { status: 'active' } });
  });
});
