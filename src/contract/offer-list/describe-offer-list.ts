import { type Currency, currencies } from '#contract/currency.ts';
import { formatPrice, periodText } from '#contract/format-price.ts';
import type { Interval } from '#contract/offer.ts';
import { ruleOf, ruleText } from '#contract/plan-change-rule.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import type { Json } from '#publishing/body.ts';
import { type Difference, differencesOf } from '#publishing/difference.ts';
import type { Change } from '#publishing/kind.ts';
import { countryPricesText, describeCountryPrices } from './describe-country-prices.ts';
import type { ListedOffer, OfferList } from './offer-list.ts';

/** How the parts of an offer are named, and said. */
const parts: Record<string, { what: string; say: (value: Json) => string }> = {
  name: { what: 'name', say: String },
  label: { what: 'label', say: (value) => (value === '' ? 'none' : `“${value}”`) },
  gets: { what: 'what one gets', say: (value) => (value as string[]).join(' · ') || 'as the plan says' },
  interval: { what: 'charged every', say: (value) => periodText(value as Interval) },
  trial: { what: 'trial', say: (value) => (value === null ? 'none' : periodText(value as Interval)) },
  intro: { what: 'lower first price', say: (value) => introText(value as NonNullable<ListedOffer['intro']>) },
};

/** The difference of two price lists in words; `before` is null for the first version. */
export function describeOfferList(before: OfferList | null, after: OfferList): Change[] {
  return [...sayOffers(before, after), ...saySlots(before, after), ...sayRule(before, after)];
}

function sayOffers(before: OfferList | null, after: OfferList): Change[] {
  const names = new Map([...(before?.offers ?? []), ...after.offers].map(({ id, name }) => [String(id), name]));
  const differences = differencesOf(before ?? { offers: [] }, after).filter(({ path }) => path[0] === 'offers');
  const others = differences.filter(({ path: [, , part] }) => part !== 'countryPrices');
  return [
    ...inWholes(others, before, after).flatMap((one) => sayChange(one, names, before, after)),
    ...after.offers.flatMap((offer) => {
      const old = before?.offers.find(({ id }) => id === offer.id);
      return old === undefined ? [] : describeCountryPrices(old, offer);
    }),
  ];
}

function saySlots(before: OfferList | null, after: OfferList): Change[] {
  const chosen = (list: OfferList | null) => {
    const id = list?.slots?.success ?? null;
    return id === null ? 'none' : (list?.offers.find((offer) => offer.id === id)?.name ?? String(id));
  };
  const [old, fresh] = [chosen(before), chosen(after)];
  const paid: Change = { path: ['slots', 'success'], what: 'After a payment', before: old, after: fresh };
  return [
    ...sayDeclined(before?.slots?.declined ?? null, after.slots?.declined ?? null),
    ...(old === fresh ? [] : [paid]),
  ];
}

/** The parts of the offer of a left checkout, as if it stood on a list of its own. */
function sayDeclined(before: ListedOffer | null, after: ListedOffer | null): Change[] {
  const place = ['slots', 'declined'];
  const named = (name: string) => `After a left checkout: ${name}`;
  const one = after ?? before;
  if (one === null) return [];
  if (before !== null && after !== null) {
    return sayOffers({ offers: [before] }, { offers: [after] }).map(({ path, what, ...change }) => ({
      ...change,
      path: [...place, ...path.slice(2)],
      what: named(what),
    }));
  }
  const say = (offer: ListedOffer | null) => offer && summaryOf(offer);
  return [{ path: place, what: named(one.name), before: say(before), after: say(after) }];
}

/** The rule for changes of plan as a whole, though only a part of it may differ. */
function sayRule(before: OfferList | null, after: OfferList): Change[] {
  const [old, fresh] = [ruleText(ruleOf(before ?? {})), ruleText(ruleOf(after))];
  return old === fresh ? [] : [{ path: ['planChanges'], what: 'Changes of plan', before: old, after: fresh }];
}

function sayChange(
  { path, before, after }: Difference,
  names: ReadonlyMap<string, string>,
  old: OfferList | null,
  fresh: OfferList,
): Change[] {
  const [, id, part, detail] = path;
  if (id === undefined)
    return fresh.offers.map((offer) => ({ path, what: offer.name, before: null, after: summaryOf(offer) }));
  if (id === 'order') return [{ path, what: 'Order', before: order(old?.offers), after: order(fresh.offers) }];
  const name = names.get(id) ?? id;
  if (part === undefined) {
    const say = (value: Json | undefined) => (value === undefined ? null : summaryOf(value as ListedOffer));
    return [{ path, what: name, before: say(before), after: say(after) }];
  }
  if (part === 'prices') return [sayPrice(path, name, detail as Currency, before, after)];
  const known = parts[part];
  if (known === undefined) return [];
  const say = (value: Json | undefined) => (value === undefined ? 'none' : known.say(value));
  return [{ path, what: `${name}, ${known.what}`, before: say(before), after: say(after) }];
}

function sayPrice(path: readonly string[], name: string, currency: Currency, before?: Json, after?: Json): Change {
  const say = (value: Json | undefined) =>
    typeof value === 'number' ? formatPrice({ amount_minor: value, currency }) : null;
  return { path, what: `${name}, price in ${currency}`, before: say(before), after: say(after) };
}

/** An interval, a trial or a lower first price is said as a whole, though only its number may differ. */
function inWholes(differences: readonly Difference[], before: OfferList | null, after: OfferList): Difference[] {
  const wholes = new Map<string, Difference>();
  for (const one of differences) {
    const [, id, part] = one.path;
    const isWhole = part !== 'interval' && part !== 'trial' && part !== 'intro';
    const path = isWhole ? one.path : one.path.slice(0, 3);
    const valueIn = (list: OfferList | null) =>
      list?.offers.find((offer) => String(offer.id) === id)?.[part as 'trial'];
    wholes.set(path.join('/'), isWhole ? one : { path, before: valueIn(before), after: valueIn(after) });
  }
  return [...wholes.values()];
}

const order = (offers: readonly ListedOffer[] | undefined): string => (offers ?? []).map(({ name }) => name).join(', ');

/** "$19.99, €18.99, £15.99, ¥2,980 every 4 weeks". */
function summaryOf({ prices, interval, trial, intro, countryPrices = [] }: ListedOffer): string {
  const begin = trial === null ? '' : ` after ${periodText(trial)} free`;
  const first = intro === undefined ? '' : `, ${introText(intro)}`;
  const places = countryPrices.length === 0 ? '' : `; ${countryPricesText(countryPrices)}`;
  return `${amountsText(prices)} every ${periodText(interval)}${begin}${first}${places}`;
}

const amountsText = (prices: ListedOffer['prices']): string =>
  currencies.map((currency) => formatPrice({ amount_minor: prices[currency], currency })).join(', ');

/** "first 3 payments $9.99, €8.99, £7.99, ¥1,480". */
const introText = ({ payments, prices }: NonNullable<ListedOffer['intro']>): string =>
  `${firstPaymentsText(payments)} ${amountsText(prices)}`;
