import { type Currency, currencies } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import type { Offer, Price } from '#contract/offer.ts';
import { dueToday, introEndsAt, purchaseAgreement } from '#contract/purchase-terms.ts';
import { shortDate } from '#contract/short-date.ts';
import type { Finding } from '#publishing/kind.ts';
import { checkCountryPrices } from './check-country-prices.ts';
import { everyOffer } from './every-offer.ts';
import { hurryIn } from './hurry.ts';
import { askAboutStep, type OfferFacts, refuse, totalKey } from './offer-findings.ts';
import type { ListedOffer, OfferList } from './offer-list.ts';
import { pricedIn } from './priced-in.ts';
import { soldCurrencies } from './sold-currencies.ts';

export const mostOffers = 5;
const longestName = 40;
const longestLabel = 24;
/** In minor units of any currency; no plan costs as much. */
const highestAmount = 10_000_000;
const longestTrialDays = 60;
/** A lower first price runs so long, so that nobody has forgotten the full one. */
const longestIntroMs = 366 * dayMs;
const longestIntervals = { day: 730, week: 104, month: 24, year: 2 } as const;

/** The checks of a price list (operator.md § 3 (b)): what stands in the way, what asks, and what is in order. */
export function checkOfferList(list: OfferList, facts: OfferFacts): Finding[] {
  const findings = [
    ...checkCount(list),
    ...checkProvider(facts),
    ...checkSuccess(list),
    ...everyOffer(list).flatMap((offer) => [
      ...checkNames(offer, list),
      ...checkTimes(offer, facts),
      ...checkPrices(offer, facts),
      ...checkIntro(offer, facts),
      ...checkCountryPrices(offer, list, facts),
    ]),
  ];
  return [...findings, ...passes(list, facts, findings)];
}

function checkCount({ offers }: OfferList): Finding[] {
  if (offers.length >= 1 && offers.length <= mostOffers) return [];
  const text = offers.length === 0 ? 'The list has no offer.' : `The list has ${offers.length} offers.`;
  return [refuse({ id: 'count', path: ['offers'], text, hint: `Sell one to ${mostOffers} offers.` })];
}

function checkProvider({ providerTotals }: OfferFacts): Finding[] {
  if (providerTotals !== 'away') return [];
  const text = 'Paddle does not answer, so its own totals cannot be compared.';
  return [refuse({ id: 'total of all', path: [], text, hint: 'Try again in a minute.' })];
}

function checkSuccess({ offers, slots }: OfferList): Finding[] {
  const id = slots?.success ?? null;
  if (id === null || offers.some((offer) => offer.id === id)) return [];
  const hint = 'Choose an offer of this list, or none.';
  const text = 'The offer after a payment is not on the list.';
  return [refuse({ id: 'success', path: ['slots', 'success'], text, hint })];
}

function checkNames({ id, name, label, gets }: ListedOffer, list: OfferList): Finding[] {
  const offers = everyOffer(list);
  const at = (part: string) => ['offers', String(id), part];
  const found: Finding[] = [];
  if (offers.filter((other) => other.id === id).length > 1) {
    found.push(
      refuse({
        id: `id ${id}`,
        path: at('name'),
        text: `Two offers have the number ${id}.`,
        hint: 'Remove one of them.',
      }),
    );
  }
  if (name.trim() === '' || name.length > longestName) {
    const hint = `Give it a name of up to ${longestName} characters.`;
    found.push(refuse({ id: `name ${id}`, path: at('name'), text: 'An offer has no name that fits.', hint }));
  } else if (offers.some((other) => other.id !== id && other.name.trim() === name.trim())) {
    const hint = 'Receipts and account name it: give each its own.';
    found.push(refuse({ id: `name ${id}`, path: at('name'), text: `Two offers are called “${name.trim()}”.`, hint }));
  }
  if (label.length > longestLabel) {
    const hint = `It stands beside the length: up to ${longestLabel} characters.`;
    found.push(refuse({ id: `label ${id}`, path: at('label'), text: `The label of ${name} is too long.`, hint }));
  }
  for (const [part, text] of [
    ['label', label],
    ['gets', gets.join('\n')],
  ] as const) {
    const word = hurryIn(text);
    if (word === null) continue;
    const hint = 'No hurry and no invented scarcity: say what it is.';
    found.push(refuse({ id: `hurry ${part} ${id}`, path: at(part), text: `“${word}” hurries people.`, hint }));
  }
  return found;
}

function checkTimes({ id, name, interval, trial }: ListedOffer, { sold }: OfferFacts): Finding[] {
  const at = (part: string) => ['offers', String(id), part];
  const found: Finding[] = [];
  const most = longestIntervals[interval.unit];
  if (interval.count > most) {
    const hint = `At most ${periodText({ unit: interval.unit, count: most })}.`;
    found.push(refuse({ id: `interval ${id}`, path: at('interval'), text: `${name} is charged too seldom.`, hint }));
  }
  const before = sold[id]?.interval;
  if (before && (before.unit !== interval.unit || before.count !== interval.count)) {
    const text = `${name} was sold for ${periodText(before)}, and people have it.`;
    const hint = 'A number stands for one length. Add a new offer for another one.';
    found.push(refuse({ id: `meaning ${id}`, path: at('interval'), text, hint }));
  }
  if (trial !== null && (trial.unit !== 'day' || trial.count > longestTrialDays)) {
    const hint = `A trial has 1 to ${longestTrialDays} days.`;
    found.push(refuse({ id: `trial ${id}`, path: at('trial'), text: `The trial of ${name} does not fit.`, hint }));
  }
  return found;
}

function checkPrices(offer: ListedOffer, facts: OfferFacts): Finding[] {
  return currencies.flatMap((currency) => checkPrice(offer, currency, facts));
}

function checkPrice(offer: ListedOffer, currency: Currency, facts: OfferFacts): Finding[] {
  const price: Price = { amount_minor: offer.prices[currency], currency };
  const { amount_minor } = price;
  if (amount_minor >= 1 && amount_minor <= highestAmount) {
    return [...checkStep(offer, price, facts), ...checkTotal(offer, price, facts)];
  }
  const text = `${offer.name} has no price in ${currency} that can be charged.`;
  const hint = `Everybody can pay in each of the ${currencies.length} currencies.`;
  return [refuse({ id: `price ${offer.id} ${currency}`, path: pathOf(offer, price), text, hint })];
}

const pathOf = ({ id }: ListedOffer, { currency }: Price) => ['offers', String(id), 'prices', currency];

/** A slip of the finger, such as a zero too many, has to be typed twice. */
function checkStep(offer: ListedOffer, price: Price, { live }: OfferFacts): Finding[] {
  const currency = price.currency as Currency;
  const sold = live === null ? [] : everyOffer(live);
  const before = sold.find(({ id }) => id === offer.id)?.prices[currency] ?? 0;
  if (before === 0) return [];
  return askAboutStep({
    id: `step ${offer.id} ${currency} ${price.amount_minor}`,
    path: pathOf(offer, price),
    name: offer.name,
    price,
    before,
  });
}

function checkTotal(offer: ListedOffer, price: Price, { providerTotals }: OfferFacts): Finding[] {
  if (providerTotals === null || providerTotals === 'away') return [];
  const total = providerTotals[totalKey(offer.id, price.currency as Currency)];
  if (total === undefined || total === price.amount_minor) return [];
  const theirs = formatPrice({ ...price, amount_minor: total });
  const text = `Paddle would charge ${theirs} for ${offer.name}, not ${formatPrice(price)}.`;
  const hint = 'Look at the tax settings of the account at Paddle.';
  return [refuse({ id: `total ${offer.id} ${price.currency}`, path: pathOf(offer, price), text, hint })];
}

/** The first payments are lower than the others in every currency, and go with nothing else. */
function checkIntro(offer: ListedOffer, { now, providerTotals }: OfferFacts): Finding[] {
  const { id, name, intro, interval, trial } = offer;
  if (intro === undefined) return [];
  const at = (part: string) => ['offers', String(id), 'intro', part];
  const found: Finding[] = [];
  if (trial !== null) {
    const text = `${name} has a trial and a lower first price.`;
    found.push(refuse({ id: `intro trial ${id}`, path: at('payments'), text, hint: 'Take one of them off.' }));
  }
  if (
    introEndsAt({ interval, intro: { payments: intro.payments, price: { amount_minor: 0, currency: '' } } }, now) >
    now + longestIntroMs
  ) {
    const text = `The lower price of ${name} lasts longer than a year.`;
    found.push(refuse({ id: `intro long ${id}`, path: at('payments'), text, hint: 'Lower the number of payments.' }));
  }
  for (const currency of currencies) {
    const [first, full] = [intro.prices[currency], offer.prices[currency]];
    const path = [...at('prices'), currency];
    if (first < 1 || first >= full) {
      const text = `The first price of ${name} in ${currency} is not lower than the others.`;
      const hint = `More than nothing, and less than ${formatPrice({ amount_minor: full, currency })}.`;
      found.push(refuse({ id: `intro price ${id} ${currency}`, path, text, hint }));
      continue;
    }
    const total =
      providerTotals === null || providerTotals === 'away'
        ? first
        : (providerTotals[totalKey(id, currency, 'intro')] ?? first);
    if (total === first) continue;
    const theirs = formatPrice({ amount_minor: total, currency });
    const text = `Paddle would charge ${theirs} first for ${name}, not ${formatPrice({ amount_minor: first, currency })}.`;
    const hint = 'Look at the discounts of the account at Paddle.';
    found.push(refuse({ id: `total first ${id} ${currency}`, path, text, hint }));
  }
  return found;
}

/** What is in order, so that somebody sees what was looked at. */
function passes(list: OfferList, facts: OfferFacts, found: readonly Finding[]): Finding[] {
  const pass = (id: string, text: string, hint = ''): Finding => ({ id, effect: 'passes', path: [], text, hint });
  const has = (word: string) => found.some(({ id, effect }) => effect !== 'passes' && id.startsWith(word));
  const all: Finding[] = [];
  if (!has('price')) all.push(pass('every currency', `A price in each of ${currencies.length} currencies`));
  if (!has('step')) all.push(pass('steps', 'Each between half and twice the price before'));
  if (namesEveryTerm(list, facts.now)) {
    all.push(pass('consent', 'Consent names the amount today, the later amount, the interval and the date'));
  }
  const countries = countriesOf(list);
  if (countries > 0 && !has('country')) {
    const text =
      countries === 1 ? '1 country has a price of its own' : `${countries} countries have prices of their own`;
    all.push(pass('countries', text));
  }
  if (facts.providerTotals !== null && !has('total'))
    all.push(pass('totals', 'Paddle’s own preview gives the same totals'));
  return all;
}

/** In how many countries something costs another price than by currency. */
const countriesOf = (list: OfferList): number =>
  new Set(everyOffer(list).flatMap(({ countryPrices = [] }) => countryPrices.flatMap(({ countries }) => countries)))
    .size;

/** Whether the text that a buyer agrees to names all that is charged, for each offer, currency and group of countries. */
export function namesEveryTerm(list: OfferList, now: number): boolean {
  return everyOffer(list).every((offer) =>
    everyPrice(offer).every((priced) => {
      const text = purchaseAgreement(priced, now);
      const parts = [formatPrice(dueToday(priced)), formatPrice(priced.price), `every ${intervalText(offer.interval)}`];
      const full = priced.intro && shortDate(introEndsAt({ interval: offer.interval, intro: priced.intro }, now));
      return [...parts, ...(full ? [full] : [])].every((part) => text.includes(part));
    }),
  );
}

/** An offer at each of its prices. */
const everyPrice = (offer: ListedOffer): Offer[] => [
  ...currencies.map((currency) => pricedIn(offer, currency)!),
  ...(offer.countryPrices ?? []).flatMap(({ price, countries: [country] }) =>
    country === undefined || !soldCurrencies.includes(price.currency) ? [] : pricedIn(offer, price.currency, country)!,
  ),
];
