import type { APIRequestContext } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import type { AnswerOf, Call } from '#contract/api/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { makeConsoleSession } from './console-operator.ts';

/** Publishes other offers for everyone, as an owner does in the console. @returns how to sell the earlier ones again */
export async function sell(
  request: APIRequestContext,
  change: (offer: ListedOffer) => ListedOffer,
  more: Partial<OfferList> = {},
): Promise<() => Promise<unknown>> {
  const authorization = `Bearer ${await makeConsoleSession('owner')}`;
  const make = async <C extends Call>(call: C, given: object, body?: object): Promise<AnswerOf<C>> => {
    const { method, url } = callAddress(call, given as never);
    const answer = await request.fetch(url, { method, headers: { authorization }, ...(body ? { data: body } : {}) });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const { documents } = await make(consoleCalls.listDocuments, { query: { kind: 'offers' } });
  const standard = documents[0]!;
  const live = standard.open.find(({ state }) => state === 'live')!;
  const begun = { name: 'For a test', version_id: live.version_id };
  const { id } = await make(consoleCalls.beginDraft, { params: { id: String(standard.id) } }, begun);
  const params = { id: String(id) };
  const body = { ...more, offers: (live.body as OfferList).offers.map(change) };
  await make(consoleCalls.saveDraft, { params }, { revision: 1, body });
  const span = { audience: { quizzes: null, countries: null }, starts_at: null, ends_at: null };
  const confirmed = { why: 'For a test.', typed: {}, name: standard.name };
  await make(consoleCalls.publishDraft, { params }, { revision: 2, ...span, ...confirmed });
  return () => make(consoleCalls.publishAgain, { params: { id: String(live.id) } }, { why: 'The test is over.' });
}
