import type { PlansAnswer } from '#contract/plan-change.ts';
import { changeTimeOf } from '#contract/plan-change-rule.ts';
import type { Visitor } from '#publishing/audience.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { planOf } from '../entitlement/planned-change.ts';
import { findBuyerCountry } from '../offer/buyer-country.sql.ts';
import { findForSale } from '../offer/find-for-sale.ts';
import { listFor, offersKindName } from '../offer/shown-list.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, findPermitted } from './change-subscription.ts';

/**
 * The plans of the visitor's price list that the user can change to, in the subscription's currency and at the prices of
 * their country. Changes nothing.
 */
export async function listPlans(
  deps: Pick<ChangeDeps, 'db' | 'clock'> & Pick<PublishingDeps, 'published'>,
  userId: string,
  visitor: Visitor,
): Promise<PlansAnswer | Refused> {
  const permitted = await findPermitted(deps, userId, ['change-plan']);
  if ('refused' in permitted) return permitted;
  const present = planOf(permitted.subscription);
  const { id: subscriptionId, currency } = permitted.subscription;
  const place = { currency, country: await findBuyerCountry(deps.db, subscriptionId) };
  const list = listFor(await deps.published.of(offersKindName), visitor, deps.clock());
  const others = (list?.offers ?? []).filter(({ id }) => id !== present.offerId);
  const found = await Promise.all(others.map(({ id }) => findForSale(deps, id, place)));
  return {
    plans: found.flatMap((one) => {
      if (one === null || one === 'other currency') return [];
      const offer = { ...one.offer, trial: null };
      return [{ offer, when: changeTimeOf(one.rule, present, offer) }];
    }),
  };
}
