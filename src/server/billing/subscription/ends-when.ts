import type { EndsWhen } from '../provider.ts';

/** At the end of the paid time; at once if asked, or if none is left: past due, paused, or charged after the request. */
export function endsWhen({
  subscriptionStatus,
  isAtOnce: isAsked,
  isCharged,
}: {
  subscriptionStatus: string;
  isAtOnce: boolean;
  isCharged: boolean;
}): EndsWhen {
  const isAtOnce = isAsked || isCharged || subscriptionStatus === 'past_due' || subscriptionStatus === 'paused';
  return isAtOnce ? 'at once' : 'at the end';
}
