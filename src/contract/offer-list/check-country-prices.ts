import { currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Finding } from '#publishing/kind.ts';
import { everyOffer } from './every-offer.ts';
import { askAboutStep, type OfferFacts, refuse, totalKey } from './offer-findings.ts';
import type { CountryPrice, ListedOffer, OfferList } from './offer-list.ts';
import { ownPrice } from './priced-in.ts';
import { countryName, countryNames, soldCountry } from './sold-countries.ts';
import { leastAmounts, soldCurrencies } from './sold-currencies.ts';

/** So many times the least amount; no plan costs as much. */
const mostTimes = 150_000;

/** The checks of an offer's prices by country: what Paddle sells in, and that a list has one currency in each country. */
export function checkCountryPrices(offer: ListedOffer, list: OfferList, facts: OfferFacts): Finding[] {
  const { countryPrices = [] } = offer;
  return countryPrices.flatMap((own) => [
    ...checkCountries(offer, own),
    ...checkAmount(offer, own, facts),
    ...checkFirst(offer, own, facts),
    ...checkOneCurrency(offer, own, list),
  ]);
}

const pathOf = ({ id }: ListedOffer, own: CountryPrice, ...parts: string[]) => [
  'offers',
  String(id),
  'countryPrices',
  String(own.id),
  ...parts,
];

/** "4-week plan in Poland and Czechia" */
const placeOf = ({ name }: ListedOffer, { countries }: CountryPrice): string => `${name} in ${countryNames(countries)}`;

function checkCountries(offer: ListedOffer, own: CountryPrice): Finding[] {
  const id = `country ${offer.id} ${own.id}`;
  const path = pathOf(offer, own, 'countries');
  if (own.countries.length === 0) {
    const hint = 'Two letters each, such as PL CZ. Or remove the price.';
    return [refuse({ id: `${id} none`, path, text: `A price by country of ${offer.name} names no country.`, hint })];
  }
  const others = (offer.countryPrices ?? []).flatMap((one) => (one.id === own.id ? [] : one.countries));
  return own.countries.flatMap((country, place) => {
    if (soldCountry(country) === null) {
      const hint = 'Take it away: nobody can pay from there.';
      return refuse({ id: `${id} ${country}`, path, text: `Paddle does not sell in ${countryName(country)}.`, hint });
    }
    if (!others.includes(country) && own.countries.indexOf(country) === place) return [];
    const text = `${offer.name} has two prices in ${countryName(country)}.`;
    return refuse({ id: `${id} ${country} twice`, path, text, hint: 'Name the country once.' });
  });
}

function checkAmount(offer: ListedOffer, own: CountryPrice, facts: OfferFacts): Finding[] {
  const { price, countries } = own;
  const { currency, amount_minor } = price;
  const id = `country ${offer.id} ${own.id}`;
  const least = leastAmounts[currency];
  if (least === undefined) {
    const text = `Paddle does not charge in ${currency}.`;
    const hint = `Choose one of ${soldCurrencies.length} currencies, such as USD.`;
    return [refuse({ id: `${id} currency`, path: pathOf(offer, own, 'price', 'currency'), text, hint })];
  }
  const path = pathOf(offer, own, 'price', 'amount_minor');
  if (amount_minor < least || amount_minor > least * mostTimes) {
    const text = `${placeOf(offer, own)} has no price that can be charged.`;
    const hint = `At least ${formatPrice({ amount_minor: least, currency })}; Paddle charges nothing smaller.`;
    return [refuse({ id: `${id} amount`, path, text, hint })];
  }
  const name = placeOf(offer, own);
  return [
    ...checkStep(offer, own, facts),
    ...checkTotal(facts, {
      key: totalKey(offer.id, countries[0] ?? ''),
      id: `total ${offer.id} ${own.id}`,
      price,
      path,
      name,
    }),
  ];
}

/** Against what such a visitor is shown now, where that is in the same currency. */
function checkStep(offer: ListedOffer, own: CountryPrice, { live }: OfferFacts): Finding[] {
  const old = live && everyOffer(live).find(({ id }) => id === offer.id);
  const before = old && ownPrice(old, own.countries[0] ?? null)?.price;
  if (!before || before.currency !== own.price.currency || before.amount_minor === 0) return [];
  return askAboutStep({
    id: `step ${offer.id} ${own.countries[0]} ${own.price.amount_minor}`,
    path: pathOf(offer, own, 'price', 'amount_minor'),
    name: placeOf(offer, own),
    price: own.price,
    before: before.amount_minor,
  });
}

interface Charged extends Pick<Finding, 'id' | 'path'> {
  key: string;
  price: CountryPrice['price'];
  name: string;
}

function checkTotal({ providerTotals }: OfferFacts, { key, id, path, price, name }: Charged): Finding[] {
  if (providerTotals === null || providerTotals === 'away') return [];
  const total = providerTotals[key];
  if (total === undefined || total === price.amount_minor) return [];
  const theirs = formatPrice({ ...price, amount_minor: total });
  const text = `Paddle would charge ${theirs} for ${name}, not ${formatPrice(price)}.`;
  return [refuse({ id, path, text, hint: 'Look at the tax settings and prices of the account at Paddle.' })];
}

/** Where the first payments are lower, they are lower in every country. */
function checkFirst(offer: ListedOffer, own: CountryPrice, facts: OfferFacts): Finding[] {
  if (offer.intro === undefined) return [];
  const { price, firstMinor = 0, countries } = own;
  const least = leastAmounts[price.currency] ?? 1;
  const path = pathOf(offer, own, 'firstMinor');
  const id = `${offer.id} ${own.id} first`;
  if (firstMinor < least || firstMinor >= price.amount_minor) {
    const text = `The first price of ${placeOf(offer, own)} is not lower than the others.`;
    const most = leastAmounts[price.currency] === undefined ? '' : `, and less than ${formatPrice(price)}`;
    const floor = formatPrice({ ...price, amount_minor: least });
    return [refuse({ id: `country ${id}`, path, text, hint: `At least ${floor}${most}.` })];
  }
  const name = `the first payment of ${placeOf(offer, own)}`;
  const first = { ...price, amount_minor: firstMinor };
  const key = totalKey(offer.id, countries[0] ?? '', 'intro');
  return checkTotal(facts, { id: `total ${id}`, key, path, price: first, name });
}

/** Otherwise a page would show two currencies, and a change of plan would not be possible. */
function checkOneCurrency(offer: ListedOffer, own: CountryPrice, list: OfferList): Finding[] {
  const { currency } = own.price;
  return everyOffer(list).flatMap((other) => {
    if (other.id === offer.id) return [];
    const odd = own.countries.find((country) => {
      const there = ownPrice(other, country);
      return there ? there.price.currency !== currency : !currencies.some((one) => one === currency);
    });
    if (odd === undefined) return [];
    const text = `In ${countryName(odd)} ${offer.name} is charged in ${currency}, and ${other.name} is not.`;
    const hint = `Give ${other.name} a price in ${currency} there: a visitor sees one currency.`;
    const id = `country ${offer.id} ${own.id} beside ${other.id}`;
    return refuse({ id, path: pathOf(offer, own, 'price', 'currency'), text, hint });
  });
}
