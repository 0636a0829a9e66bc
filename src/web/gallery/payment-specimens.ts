import { apiPaths } from '../../contract/api-paths';
import type { CheckoutState } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { type PagePath, paths } from '../../contract/paths';
import { useNewAccount } from '../account/new-account';
import { usualOffers } from './call-answers';
import type { Specimen } from './specimen';

const checkoutId = 'c1';
const checkout: CheckoutState = {
  checkout_id: checkoutId,
  transaction_id: 't1',
  status: 'completed',
  offer: usualOffers[1]!,
  total: usualOffers[1]!.price,
  renews_at: '2027-02-12T09:00:00Z',
};

const trialOffer: Offer = {
  ...usualOffers[1]!,
  price: { amount_minor: 5380, currency: 'JPY' },
  trial: { unit: 'day', count: 7 },
};

const payment: Omit<Specimen, 'part' | 'shows'>[] = [
  { id: 'payment', title: 'Payment', address: '&offer=2' },
  {
    id: 'payment-trial',
    title: 'Payment, with a trial, in yen',
    address: '&offer=2',
    answers: { [apiPaths.offers]: { json: { offers: [trialOffer] } } },
    isAlone: true,
  },
  { id: 'payment-nothing-chosen', title: 'Payment, nothing chosen' },
  {
    id: 'payment-incomplete',
    title: 'Payment, without address and consent',
    address: '&offer=2',
    act: ({ press }) => press('Continue'),
  },
];

const success = (id: string, title: string, state: CheckoutState, more: Partial<Specimen> = {}) => ({
  id: `success-${id}`,
  title,
  address: `&checkout=${checkoutId}`,
  answers: { [`${apiPaths.checkouts}/${checkoutId}`]: { json: state } },
  ...more,
});

const successes: Omit<Specimen, 'part' | 'shows'>[] = [
  success('first-password', 'Paid, first password', checkout, {
    arrange: () => useNewAccount.setState({ email: 'robin@example.com', name: 'Robin', setupToken: 's1' }),
  }),
  success('sign-in', 'Paid, has a password', checkout),
  success('trial', 'Trial begun', {
    ...checkout,
    offer: trialOffer,
    total: { amount_minor: 0, currency: 'JPY' },
    renews_at: '2026-11-27T09:00:00Z',
  }),
  success('waiting', 'Not heard of yet', { ...checkout, status: 'open' }),
  success('failed', 'Not paid', { ...checkout, status: 'failed' }),
  { id: 'success-unknown', title: 'No payment known' },
];

/** What the three ways share at their end: paying, and what comes of it. */
export const paymentSpecimens: Specimen[] = [
  ...payment.map((specimen) => specimenOf(specimen, paths.paddleCheckout)),
  ...successes.map((specimen) => specimenOf(specimen, paths.checkoutSuccess)),
];

function specimenOf(specimen: Omit<Specimen, 'part' | 'shows'>, path: PagePath): Specimen {
  return { ...specimen, part: 'Payment', shows: path };
}
