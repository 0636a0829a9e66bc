import type { Consent } from '#contract/checkout.ts';
import { emailKeyOf } from '#contract/email-key.ts';
import type { Offer } from '#contract/offer.ts';
import { useOwnPlanChoices } from '#web/funnel/screen-parts/use-own-plan-choices.ts';
import { knownAttribution } from '#web/measuring/analytics/known-attribution.ts';
import { visitorCohorts } from '#web/measuring/visitor/visitor.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { useSession } from '#web/session/session.ts';
import { signUp } from '#web/session/sign-up.ts';
import { type Begun, beginCheckout } from './begin-checkout.ts';
import type { AppliedCoupon } from './coupon-field.tsx';

/** What is bought, the version of the price list that showed it, for which country, and the code that was used. */
interface Shown {
  offer: Offer;
  version: string;
  /** The country whose price was shown; missing where the price does not depend on it, or empty. */
  country: string | undefined;
  coupon: AppliedCoupon | null;
}

/**
 * The buyer: the signed-in user, the account that was signed up here before, or the person who types an email address.
 */
export function useBuyer() {
  const profileEmail = useSession((session) => session.profile.email);
  const newAccount = useNewAccount();
  const ownPlan = useOwnPlanChoices();
  const email = profileEmail || newAccount.email;

  /**
   * Signs up a new email address, then starts the checkout. An address that already has an account continues, because
   * the server decides whether it may buy. The setup token is kept even if the checkout fails.
   */
  async function begin(
    { offer, version, country, coupon: applied }: Shown,
    typed: string,
    consent: Consent,
  ): Promise<Begun> {
    const known = profileEmail || useNewAccount.getState().email;
    if (emailKeyOf(typed) !== emailKeyOf(known)) {
      const body = { email: typed, plan: await ownPlan(), ...visitorCohorts(), ...knownAttribution() };
      const outcome = await signUp(body, { quiet: true });
      if ('refused' in outcome && outcome.refused === 'fault') return { refused: outcome.reason, signIn: false };
      newAccount.keep({ email: typed, name: '', setupToken: 'setupToken' in outcome ? outcome.setupToken : null });
    }
    const visitor = { ...visitorCohorts(), ...knownAttribution() };
    const shown = {
      offer_id: offer.id,
      price: offer.price,
      with_trial: offer.trial !== null,
      version,
      ...(country && { country }),
      ...(offer.intro && { intro: offer.intro }),
    };
    const coupon = applied && { code: applied.code, due_minor: applied.due.amount_minor };
    return beginCheckout({ ...shown, ...(coupon && { coupon }), email: typed, consent, ...visitor });
  }

  return { email, begin };
}
