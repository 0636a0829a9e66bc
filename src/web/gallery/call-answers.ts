import type { AnswerOf, Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import type { OffersAnswer, ShownOffer } from '#contract/offer.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';

/** JSON, a refusal, or no answer at all. */
type CallAnswer<T = unknown> =
  | { json: T; status?: never }
  | { status: number; json: ErrorBody }
  | 'no answer yet'
  | 'no connection';
export type CallAnswers = { [C in Call]?: CallAnswer<AnswerOf<C>> };

/** The server refuses a call, or fails. */
export const refused = (status: number, error: string) => ({ status, json: { error } });

const price = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'USD' });

const plain = { label: '', gets: [] };

/** The offers as the server lists them. */
export const usualOffers: readonly ShownOffer[] = [
  { id: 1, name: '4-week plan', price: price(1999), interval: { unit: 'week', count: 4 }, trial: null, ...plain },
  { id: 2, name: '12-week plan', price: price(3599), interval: { unit: 'week', count: 12 }, trial: null, ...plain },
  { id: 3, name: '24-week plan', price: price(5999), interval: { unit: 'week', count: 24 }, trial: null, ...plain },
];

/** The same for a week, 4 weeks for less than in the 30 days before. */
export const reducedOffers: OffersAnswer = {
  offers: usualOffers.map((offer) => (offer.id === 1 ? { ...offer, price: price(1499), before: price(1999) } : offer)),
  version: '2',
  ends_at: '2026-11-23T18:00:00Z',
};

/** The same, 4 weeks with a lower price for three payments. */
export const introOffers: OffersAnswer = {
  offers: usualOffers.map((offer) =>
    offer.id === 1 ? { ...offer, intro: { payments: 3, price: price(999) } } : offer,
  ),
  version: '3',
};

const zloty = (amount_minor: number) => ({ amount_minor, currency: 'PLN' });

/** The same in Poland, where they have prices of their own in one currency. */
export const polishOffers: OffersAnswer = {
  offers: usualOffers.map((offer, i) => ({ ...offer, price: zloty([5999, 10_999, 17_999][i]!) })),
  version: '4',
  country: 'PL',
  one_currency: true,
};

/** Of the same list elsewhere. */
export const americanOffers: OffersAnswer = { offers: [...usualOffers], version: '4', country: 'US' };

/** The offer for somebody who left a checkout. */
export const smallOffer: ShownOffer = {
  ...usualOffers[0]!,
  id: 9,
  name: '2-week plan',
  interval: { unit: 'week', count: 2 },
  price: price(999),
};

const usual: CallAnswers = { [calls.listOffers]: { json: { offers: [...usualOffers], version: '1' } } };

let special: CallAnswers = {};

/** Sets how calls are answered from now on; calls not named get their usual answer. */
export function answerCalls(answers: CallAnswers = {}) {
  special = answers;
}

/**
 * The part of a response that `call` reads. A real response is read asynchronously, which a picture would not wait for.
 */
type Answer = Pick<Response, 'headers' | 'ok' | 'status' | 'text'>;

/** Replaces the network, so that nothing leaves the gallery. */
export async function answerTo(method: string, path: string): Promise<Answer> {
  const row = [
    ...Object.values(calls),
    ...Object.values(checkoutCalls),
    ...Object.values(planChangeCalls),
    ...Object.values(consoleCalls),
  ].find((one) => isAt(one, `${method} ${path}`));
  const answer: CallAnswer = (row && (special[row] ?? usual[row])) ?? 'no connection';
  if (answer === 'no answer yet') return new Promise(() => {});
  if (answer === 'no connection') throw new TypeError(`The gallery has no answer to ${method} ${path}`);
  const { json, status = 200 } = answer;
  return { headers: new Headers(), ok: status < 400, status, text: async () => JSON.stringify(json) };
}

function isAt(row: Call, made: string): boolean {
  return new RegExp(`^${row.replace(/:\w+/, '[^/]+')}$`).test(made);
}
