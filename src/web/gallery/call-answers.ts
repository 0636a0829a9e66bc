import { apiPaths } from '../../contract/api-paths';
import type { Offer, OffersAnswer } from '../../contract/offer';

/** What a call is answered with: JSON, a refusal, or nothing for as long as one looks. */
export type CallAnswer = { json: unknown; status?: number } | 'no answer yet' | 'no connection';

const price = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'USD' });

/** What can be bought, as the server has it. */
export const usualOffers: readonly Offer[] = [
  { id: 1, name: '4-week plan', price: price(1999), interval: { unit: 'week', count: 4 }, trial: null },
  { id: 2, name: '12-week plan', price: price(3599), interval: { unit: 'week', count: 12 }, trial: null },
  { id: 3, name: '24-week plan', price: price(5999), interval: { unit: 'week', count: 24 }, trial: null },
];

const usual: Record<string, CallAnswer> = {
  [apiPaths.offers]: { json: { offers: [...usualOffers] } satisfies OffersAnswer },
};

let special: Record<string, CallAnswer> = {};

/** Says how calls are answered from now on, by path; those not named get their usual answer. */
export function answerCalls(answers: Record<string, CallAnswer> = {}) {
  special = answers;
}

/** As much of a response as `callApi` reads. A real one is read later, and a picture would not wait for it. */
type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

/** Stands in for the network: nothing leaves the gallery. */
export async function answerTo(path: string): Promise<Answer> {
  const answer = special[path] ?? usual[path] ?? 'no connection';
  if (answer === 'no answer yet') return new Promise(() => {});
  if (answer === 'no connection') throw new TypeError(`The gallery has no answer to ${path}`);
  const { json, status = 200 } = answer;
  return { ok: status < 400, status, text: async () => JSON.stringify(json) };
}
