import type { Consent } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { useNewAccount } from '../account/new-account';
import { signUp } from '../account/sign-up';
import { useSession } from '../auth/session';
import { knownAttribution } from '../visitor/known-attribution';
import { visitorCohorts } from '../visitor/visitor-cohorts';
import { type Begun, beginCheckout } from './begin-checkout';

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
      if ('refused' in outcome && outcome.refused === 'fault') return { refused: outcome.words, signIn: false };
      newAccount.keep({ email: typed, name: '', setupToken: 'setupToken' in outcome ? outcome.setupToken : null });
    }
    const visitor = { ...visitorCohorts(), ...knownAttribution() };
    const shown = { offer_id: offer.id, price: offer.price, with_trial: offer.trial !== null };
    return beginCheckout({ ...shown, email: typed, consent, ...visitor });
  }

  return { email, begin };
}
