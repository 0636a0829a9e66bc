import type { Offer, Price } from '#contract/offer.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import { dueWithCoupon } from '#contract/offer-list/coupon-terms.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { dueToday, termsVersion } from '#contract/purchase-terms.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { agreementToBuy } from '#server/billing/consent/agreement.ts';
import { couponTerms, introTerms } from '#server/billing/offer/ensure-discount.ts';
import type { ProviderOutcome } from '#server/billing/provider.ts';
import type { ProviderEvent } from '#server/billing/provider-event.ts';
import type { ActEmail, PastActName, PastPurchase } from '#server/operations/rehearsal/past-purchase.ts';
import type { NotDone, NotSold } from '#server/operations/rehearsal/rehearsed.ts';
import { cardForm, rehearseAct, type Stage } from './rehearse-act.ts';
import { scheduleOf } from './schedule.ts';
import type { SecondEmulator } from './second-emulator.ts';

/** What became of one purchase. */
export interface RehearsedPurchase {
  /** Of the provider, oldest first. */
  events: ProviderEvent[];
  /** Sent because of an act, not of an event. */
  emails: (ActEmail | 'welcome')[];
  consents: ('purchase' | 'plan-change')[];
  notDone: { act: PastActName; why: NotDone }[];
}

export interface Theatre {
  emulator: SecondEmulator;
  /** The emulator's state with the prices of all offers, and nothing sold. */
  catalogue: State;
  offers: readonly ListedOffer[];
  /** The first moment that is not rehearsed, epoch ms. */
  until: number;
}

/** Buys what was bought, at the draft's offer of the same number, and does all that was done afterwards. */
export async function rehearsePurchase(
  { emulator, catalogue, offers, until }: Theatre,
  past: PastPurchase,
): Promise<RehearsedPurchase | { notSold: NotSold }> {
  const chosen = chooseOffer(offers, past);
  if ('notSold' in chosen) return chosen;
  await emulator.begin(catalogue, past.at);
  const bought = await buy(emulator, past, chosen);
  if ('notSold' in bought) return bought;
  const done: RehearsedPurchase = { events: [], emails: ['welcome'], consents: ['purchase'], notDone: [] };
  const { currency } = chosen.offer.price;
  const place = { currency, country: past.country };
  const stage: Stage = { emulator, offers, subscriptionId: bought.subscriptionId, place };
  for (const act of scheduleOf(past, until)) {
    await emulator.advanceTo(act.at);
    const outcome = await rehearseAct(stage, act);
    if (outcome === 'changed plan') done.consents.push('plan-change');
    if (typeof outcome === 'object') done.notDone.push({ act: act.act, why: outcome.notDone });
    else if ('email' in act && act.email !== null) done.emails.push(act.email);
  }
  await emulator.advanceTo(until - 1);
  return { ...done, events: eventsOf(emulator) };
}

interface Chosen {
  /** As it is listed. */
  listed: Offer;
  /** As this buyer can buy it. */
  offer: Offer;
  due: Price;
}

/** The draft's offer of the same number, on the terms of this buyer. Never another one. */
function chooseOffer(offers: readonly ListedOffer[], past: PastPurchase): Chosen | { notSold: NotSold } {
  const found = offers.find(({ id }) => id === past.offerId);
  if (found === undefined) return { notSold: 'no such offer' };
  const currency = currencyIn(offers, past.country) ?? past.currency;
  const listed = pricedIn(found, currency, past.country);
  if (listed === null || listed.price.amount_minor < 1) return { notSold: 'no price' };
  if (past.trial === 'had' && listed.trial === null) return { notSold: 'no trial' };
  const offer = past.trial === 'withheld' ? { ...listed, trial: null } : listed;
  if (past.coupon === null) return { listed, offer, due: dueToday(offer) };
  const terms = { off: past.coupon, offerIds: [offer.id], countries: null, startsAt: 0, endsAt: null };
  const reduced = dueWithCoupon(terms, offer, { now: past.at, country: null });
  return 'due' in reduced ? { listed, offer, due: reduced.due } : { notSold: 'coupon' };
}

async function buy(
  { provider, now, press, state }: SecondEmulator,
  { coupon }: PastPurchase,
  { offer, due }: Chosen,
): Promise<{ subscriptionId: string } | { notSold: NotSold }> {
  const shown = { accepted: true, version: termsVersion, shown_at: new Date(now()).toISOString(), time_zone: 'UTC' };
  const couponDue = coupon === null ? null : due;
  if (agreementToBuy({ ...offer, couponDue }, shown, now()) === null) throw new Error('The terms cannot be agreed to.');
  const { priceId } = ok(await provider.prices.findOrCreate(offer));
  const discount = offer.intro
    ? introTerms(offer.intro, offer.price, priceId)
    : coupon && couponTerms(coupon, offer, priceId);
  const discountId = discount && ok(await provider.discounts.ensure(discount));
  const customer = ok(await provider.customers.create({ email: 'nobody@second-emulator.invalid', name: null }));
  const customerId = 'made' in customer ? customer.made : customer.known;
  const opened = ok(
    await provider.transactions.open({
      priceId,
      discountId,
      customerId,
      userId: '0',
      checkoutId: 'rehearsal',
      country: null,
    }),
  );
  // As our server does: it never lets somebody pay another amount than they agreed to.
  if (opened.totalMinor !== due.amount_minor) return { notSold: 'other amount' };
  await press(`/checkout/${opened.id}/pay`, cardForm());
  const subscriptionId = state().transactions[opened.id]?.subscription_id;
  if (!subscriptionId) throw new Error('The second emulator took no payment.');
  return { subscriptionId };
}

function ok<T>(outcome: ProviderOutcome<T>): T {
  if ('ok' in outcome) return outcome.ok;
  throw new Error(`The second emulator did not answer: ${JSON.stringify(outcome)}`);
}

/** As our server reads them. */
function eventsOf({ provider, state }: SecondEmulator): ProviderEvent[] {
  return state().events.flatMap((event) => {
    const read = provider.events.read(event);
    return read === null || read.kind === 'payout' ? [] : [read];
  });
}
