import type { Offer } from '#contract/offer.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { agreementToChange } from '#server/billing/consent/agreement.ts';
import type { BuyerPlace } from '#server/billing/offer/find-for-sale.ts';
import type { ProviderOutcome } from '#server/billing/provider.ts';
import { endsWhen } from '#server/billing/subscription/ends-when.ts';
import type { PastAct } from '#server/operations/rehearsal/past-purchase.ts';
import type { NotDone } from '#server/operations/rehearsal/rehearsed.ts';
import type { SecondEmulator } from './second-emulator.ts';

/** A running rehearsal of one purchase. */
export interface Stage {
  emulator: SecondEmulator;
  offers: readonly ListedOffer[];
  subscriptionId: string;
  place: BuyerPlace;
}

/** What came of an act. */
type Done = 'done' | 'changed plan' | { notDone: NotDone };

/** Does what was done then, as our server and the provider's pages would now. */
export async function rehearseAct(stage: Stage, act: PastAct): Promise<Done> {
  const { emulator, subscriptionId: id } = stage;
  const { subscriptions } = emulator.provider;
  const { status, next_billed_at } = subscriptionOf(stage);
  const isOver = status === 'canceled';
  switch (act.act) {
    case 'cancels':
      if (isOver) return { notDone: 'ended before' };
      return doneIf(
        await subscriptions.end(id, endsWhen({ subscriptionStatus: status, isAtOnce: false, isCharged: false })),
      );
    case 'ends':
      return isOver ? { notDone: 'ended before' } : doneIf(await subscriptions.end(id, 'at once'));
    case 'keeps':
      return isOver ? { notDone: 'ended before' } : doneIf(await subscriptions.keep(id));
    case 'pauses':
      if (isOver || next_billed_at === null) return { notDone: isOver ? 'ended before' : 'refused' };
      return doneIf(
        await subscriptions.pause(id, act.lastsMs === null ? null : Date.parse(next_billed_at) + act.lastsMs),
      );
    case 'resumes':
      return isOver ? { notDone: 'ended before' } : doneIf(await subscriptions.resume(id));
    case 'resumes later':
      return isOver ? { notDone: 'ended before' } : doneIf(await subscriptions.resumeAt(id, act.at + act.inMs));
    case 'is given time':
      if (isOver || next_billed_at === null) return { notDone: isOver ? 'ended before' : 'refused' };
      return doneIf(await subscriptions.moveNextBilling(id, Date.parse(next_billed_at) + act.byMs));
    case 'changes plan':
      return isOver ? { notDone: 'ended before' } : changePlan(stage, act.offerId);
    case 'agrees to a later plan':
      return isOver ? { notDone: 'ended before' } : 'changed plan';
    case 'begins a later plan':
      return isOver ? { notDone: 'ended before' } : beginLaterPlan(stage, act.offerId);
    case 'is given back':
      return giveBack(stage, act);
    case 'charges back':
      return dispute(stage, act.payment, 'chargeback');
    case 'dispute is lifted':
      return dispute(stage, act.payment, 'chargeback-reverse');
    case 'card declines':
      await emulator.setCard(id, 'decline');
      return 'done';
    case 'card works':
      return payWithGoodCard(stage);
  }
}

const doneIf = (outcome: ProviderOutcome<unknown>): Done => ('ok' in outcome ? 'done' : { notDone: 'refused' });

function subscriptionOf({ emulator, subscriptionId }: Stage) {
  return emulator.state().subscriptions[subscriptionId]!;
}

/** The payments of the subscription so far, the first one first. */
function paymentsOf({ emulator, subscriptionId }: Stage) {
  const all = Object.values(emulator.state().transactions);
  return all
    .filter((one) => one.subscription_id === subscriptionId && one.status === 'completed')
    .filter(({ details }) => Number(details.totals.grand_total) > 0)
    .toSorted((a, b) => ((a.payments[0]?.captured_at ?? '') < (b.payments[0]?.captured_at ?? '') ? -1 : 1));
}

async function changePlan(stage: Stage, offerId: number): Promise<Done> {
  const { emulator, subscriptionId, place } = stage;
  const { prices, subscriptions } = emulator.provider;
  const offer = wantedOffer(stage, offerId);
  if (!offer || offer.price.amount_minor < 1) return { notDone: 'no such offer' };
  const price = await prices.findOrCreate({ ...offer, trial: null });
  if (!('ok' in price)) return { notDone: 'refused' };
  const preview = await subscriptions.preview(subscriptionId, price.ok.priceId);
  if (!('ok' in preview)) return { notDone: 'refused' };
  const { dueNowMinor, creditMinor, nextPayment } = preview.ok;
  const minor = (amount_minor: number) => ({ amount_minor, currency: place.currency });
  const agreement = agreementToChange(
    {
      offer: { ...offer, trial: null },
      when: 'now',
      due_now: minor(dueNowMinor),
      credit: minor(creditMinor),
      next_payment: { price: minor(nextPayment.amountMinor), at: new Date(nextPayment.at).toISOString() },
    },
    { accepted: true, version: planTermsVersion, shown_at: new Date(emulator.now()).toISOString(), time_zone: 'UTC' },
  );
  const changed = await subscriptions.change(subscriptionId, { priceId: price.ok.priceId, charged: 'now' });
  return 'ok' in changed && agreement !== null ? 'changed plan' : { notDone: 'refused' };
}

/** At the price of the buyer's country; a subscription never changes its currency. */
function wantedOffer({ offers, place: { currency, country } }: Stage, offerId: number): Offer | null {
  const listed = offers.find(({ id }) => id === offerId);
  if (!listed || (currencyIn(offers, country) ?? currency) !== currency) return null;
  return pricedIn(listed, currency, country);
}

/** With another interval the provider begins a new period at once, so the next charge is moved back to its day. */
async function beginLaterPlan(stage: Stage, offerId: number): Promise<Done> {
  const { emulator, subscriptionId } = stage;
  const { prices, subscriptions } = emulator.provider;
  const offer = wantedOffer(stage, offerId);
  const nextAt = subscriptionOf(stage).next_billed_at;
  if (!offer || offer.price.amount_minor < 1 || nextAt === null)
    return { notDone: nextAt === null ? 'refused' : 'no such offer' };
  const price = await prices.findOrCreate({ ...offer, trial: null });
  if (!('ok' in price)) return { notDone: 'refused' };
  const changed = await subscriptions.change(subscriptionId, { priceId: price.ok.priceId, charged: 'at renewal' });
  if (!('ok' in changed) || changed.ok.nextBilledAt === Date.parse(nextAt)) return doneIf(changed);
  return doneIf(await subscriptions.moveNextBilling(subscriptionId, Date.parse(nextAt)));
}

async function giveBack(stage: Stage, { payment, share }: PastAct & { act: 'is given back' }): Promise<Done> {
  const paid = paymentsOf(stage)[payment];
  if (paid === undefined) return { notDone: 'no such payment' };
  const amountMinor = share >= 1 ? null : Math.round(Number(paid.details.totals.grand_total) * share);
  if (amountMinor === 0) return { notDone: 'refused' };
  const { refunds } = stage.emulator.provider;
  return doneIf(await refunds.request({ transactionId: paid.id, amountMinor, reason: 'It went back then.' }));
}

async function dispute(stage: Stage, payment: number, what: 'chargeback' | 'chargeback-reverse'): Promise<Done> {
  const paid = paymentsOf(stage)[payment];
  if (paid === undefined) return { notDone: 'no such payment' };
  const { data } = await stage.emulator.press(`/emulator/transactions/${paid.id}/${what}`);
  return data === undefined ? { notDone: 'refused' } : 'done';
}

/** The stored card is accepted again; what is overdue is paid with it now, on the provider's page. */
async function payWithGoodCard(stage: Stage): Promise<Done> {
  const { emulator, subscriptionId } = stage;
  await emulator.setCard(subscriptionId, 'succeed');
  if (subscriptionOf(stage).status !== 'past_due') return 'done';
  const page = await emulator.provider.subscriptions.openCardChange(subscriptionId);
  if (!('ok' in page)) return { notDone: 'refused' };
  await emulator.press(`/checkout/${page.ok}/pay`, cardForm());
  return 'done';
}

/** A card of the emulator that is accepted. Prices include tax, so that the country changes no amount. */
export const cardForm = () => ({
  card_number: '4242424242424242',
  expiry: '12/39',
  security_code: '123',
  name: 'Rehearsal',
  country: 'US',
});
