import type { Consent } from '../../contract/checkout';
import { useNewAccount } from '../account/new-account';
import { useSession } from '../auth/session';
import { useVisitor } from '../visitor/visitor';
import { type Begun, beginCheckout, signUpBuyer } from './begin-checkout';

/** Who buys: the signed-in user, the address given before, or whoever types one now. */
export function useBuyer() {
  const profileEmail = useSession((session) => session.profile.email);
  const newAccount = useNewAccount();
  const { cohort, source, clickId } = useVisitor();
  const email = profileEmail || newAccount.email;

  /** Signs up an address that is new here, then opens the checkout. What the sign-up gave is kept even if the rest fails. */
  async function begin(offerId: number, typed: string, consent: Consent): Promise<Begun> {
    if (typed.toLowerCase() !== email.toLowerCase()) {
      const signedUp = await signUpBuyer({ email: typed, cohort, source, click_id: clickId });
      if ('refused' in signedUp) return signedUp;
      newAccount.keep({ email: typed, name: '', setupToken: signedUp.setupToken });
    }
    return beginCheckout({ offer_id: offerId, email: typed, consent, source, click_id: clickId });
  }

  return { email, begin };
}
