import type { Consent } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { knownAttribution } from '#web/measuring/analytics/known-attribution.ts';
import { visitorCohorts } from '#web/measuring/visitor/visitor-cohorts.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { useSession } from '#web/session/session.ts';
import { signUp } from '#web/session/sign-up.ts';
import { type Begun, beginCheckout } from './begin-checkout.ts';

/** Who buys: the signed-in user, the address given before, or whoever types one now. */
export function useBuyer() {
  const profileEmail = useSession((session) => session.profile.email);
  const newAccount = useNewAccount();
  const email = profileEmail || newAccount.email;

  /**
   * Signs up an address that is new here, then opens the checkout. An address with an account is no hindrance: the server
   * decides whether it may buy. What the sign-up gave is kept even if the rest fails.
   */
  async function begin(offer: Offer, typed: string, consent: Consent): Promise<Begun> {
    if (typed.toLowerCase() !== email.toLowerCase()) {
      const outcome = await signUp({ email: typed, ...visitorCohorts(), ...knownAttribution() });
      if ('refused' in outcome && outcome.refused === 'fault') return { refused: outcome.reason, signIn: false };
      newAccount.keep({ email: typed, name: '', setupToken: 'setupToken' in outcome ? outcome.setupToken : null });
    }
    const visitor = { ...visitorCohorts(), ...knownAttribution() };
    const shown = { offer_id: offer.id, price: offer.price, with_trial: offer.trial !== null };
    return beginCheckout({ ...shown, email: typed, consent, ...visitor });
  }

  return { email, begin };
}
