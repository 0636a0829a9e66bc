import type { Offer } from './offer.ts';

/** A second withdrawal within this time gives back what was paid less the days used. */
export const withdrawnAgainWithinMonths = 12;

/** What everybody is told before buying about their money back and about trials: the same words for every address. */
export function purchaseRules({ trial }: Pick<Offer, 'trial'>): string {
  const back = `All your money back within 14 days; from the second time in ${withdrawnAgainWithinMonths} months, less the days you used.`;
  return trial === null ? back : `${back} One trial a person.`;
}
