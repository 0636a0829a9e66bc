import { describe, expect, it } from 'vitest';
import type { PersonAnswer } from '#contract/console/person.ts';
import type { TimelineAnswer } from '#contract/console/timeline.ts';
import { changePlan } from '#testing/server/change-plan.ts';
import { useTestDesk } from '#testing/server/desk.ts';

const { shop, maya, open, timeline } = useTestDesk();
const opened = async () => (await open()).json<PersonAnswer>();

/** The provider reports what the bank has done. */
async function takeBack(transactionId: string): Promise<void> {
  const { emulatorUrl } = shop.deps.config.paddle;
  const answer = await fetch(`${emulatorUrl}/emulator/transactions/${transactionId}/chargeback`, { method: 'POST' });
  expect(answer.ok).toBe(true);
  await shop.deliver();
  await shop.work();
}

/** The remainder of a payment by the provider's own figures, in the payout currency. */
async function leftInBooks(transactionId: string): Promise<number> {
  const { details } = await shop.paddle.transactions.get(transactionId);
  const adjustments = await shop.paddle.adjustments.list({ transactionId: [transactionId] }).next();
  const left = ({ total, tax }: { total: string; tax: string }) => Number(total) - Number(tax);
  const { grandTotal, grandTotalTax, fee } = details!.payoutTotals!;
  const paid = left({ total: grandTotal, tax: grandTotalTax }) - Number(fee);
  const back = adjustments.map(({ payoutTotals }) => left(payoutTotals!) + Number(payoutTotals!.chargebackFee!.amount));
  return back.reduce((sum, one) => sum - one, paid);
}

describe('the money of a person', () => {
  it('has the fee for a chargeback in it, as the provider’s books do, and says who took the money', async () => {
    const [payment] = (await opened()).payments;
    await takeBack(payment!.id);
    const person = await opened();
    const left = await leftInBooks(payment!.id);
    expect(left).toBeLessThan(-1500);
    expect(person.money[0]).toMatchObject({
      paid_minor: 1999,
      refunded_minor: 1999,
      charged_back_minor: 1999,
      net_minor: left,
    });
    expect(person.payments[0]).toMatchObject({ status: 'charged back', net: { amount_minor: left } });
  });

  it('names a payment after the plan of its day, also once another is paid', async () => {
    // A short wait, so that the two payments have an order and the operator stays signed in.
    await shop.advance(60_000);
    await changePlan(shop, maya, 3);
    const { payments, subscriptions } = await opened();
    expect(subscriptions[0]!.offer_name).not.toBe('4-week plan');
    expect(payments.map(({ purpose }) => purpose)).toEqual(['change of plan', '4-week plan']);
    const { entries } = (await timeline({ kind: 'money' })).json<TimelineAnswer>();
    expect(entries.map(({ text }) => text)).toContain('Paid $19.99, 4-week plan');
  });
});
