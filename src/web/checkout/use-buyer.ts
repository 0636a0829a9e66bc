import type { Consent } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { useNewAccount } from '../account/new-account';
import { signUp } from '../account/sign-up';
import { useSession } from '../auth/session';
import { useVisitor } from '../visitor/visitor';
import { type Begun, beginCheckout } from './begin-checkout';

/** Who buys: the signed-in user, the address given before, or whoever types one now. */
export function useBuyer() {
  const profileEmail = useSession((session) => session.profile.email);
  const newAccount = useNewAccount();
  const { cohort, source, clickId } = useVisitor();
  const email = profileEmail || newAccount.email;

  /**
   * Signs up an address that is new here, then opens the checkout. An address with an account is no hindrance: the server
   * decides whether it may buy. What the sign-up gave is kept even if the rest fails.
   */
  async function begin(offer: Offer, typed: string, consent: Consent): Promise<Begun> {
    if (typed.toLowerCase() !== email.toLowerCase()) {
      const outcome = await signUp({ email: typed, cohort, source, click_id: clickId });
      if ('refused' in outcome && outcome.refused === 'fault') return { refused: outcome.words, signIn: false };
      newAccount.keep({ email: typed, name: '', setupToken: 'setupToken' in outcome ? outcome.setupToken : null });
    }
    return beginCheckout({ offer_id: offer.id, price: offer.price, email: typed, consent, source, click_id: clickId });
  }

  return { email, begin };
}
