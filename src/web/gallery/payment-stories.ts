import { calls } from '#contract/calls.ts';
import type { CheckoutState, StartCheckoutAnswer } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { usualOffers } from './call-answers.ts';
import type { Story } from './story.ts';

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

const openedCheckout: StartCheckoutAnswer = {
  checkout_id: checkoutId,
  transaction_id: 't1',
  card_form: { kind: 'paddle', environment: 'sandbox', client_token: 'emulator', script_url: null },
};

/** In place of Paddle's script: reports the totals and leaves the place of the card form empty. */
function replaceCardForm() {
  let report = (_event: object) => {};
  const totals = { currency_code: 'USD', totals: { tax: 2.35, total: 35.99 } };
  const script = {
    Environment: { set() {} },
    Initialize: ({ eventCallback }: { eventCallback: typeof report }) => {
      report = eventCallback;
    },
    Checkout: {
      open: () => report({ data: totals }),
      close() {},
    },
  };
  window.PaddleBillingV1 = script as unknown as Window['PaddleBillingV1'];
}

const payment: Omit<Story, 'part' | 'shows'>[] = [
  { id: 'payment', title: 'Payment', address: '&offer=2' },
  {
    id: 'payment-trial',
    title: 'Payment, with a trial, in yen',
    address: '&offer=2',
    answers: { [calls.listOffers]: { json: { offers: [trialOffer] } } },
    isAlone: true,
  },
  { id: 'payment-nothing-chosen', title: 'Payment, nothing chosen' },
  {
    id: 'payment-incomplete',
    title: 'Payment, agreed without an address',
    address: '&offer=2',
    act: ({ press }) => press('I agree to this subscription'),
  },
  {
    id: 'payment-hint',
    title: 'Payment, with a probable typing error',
    address: '&offer=2',
    async act({ type, wait }) {
      await type('Email for your receipt', 'robin@gmial.com');
      await wait(600);
    },
  },
  {
    id: 'payment-opening',
    title: 'Payment, the card form is opening',
    address: '&offer=2',
    arrange: () => useNewAccount.setState({ email: 'robin@example.com' }),
    answers: { [calls.startCheckout]: 'no answer yet' },
    act: ({ press }) => press('I agree to this subscription'),
  },
  {
    id: 'payment-refused',
    title: 'Payment, the card form could not be opened',
    address: '&offer=2',
    arrange: () => useNewAccount.setState({ email: 'robin@example.com' }),
    answers: {
      [calls.startCheckout]: {
        status: 503,
        json: { error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.' },
      },
    },
    act: ({ press }) => press('I agree to this subscription'),
  },
  {
    id: 'payment-open',
    title: 'Payment, the card form is open',
    address: '&offer=2',
    arrange() {
      useNewAccount.setState({ email: 'robin@example.com' });
      replaceCardForm();
    },
    answers: { [calls.startCheckout]: { json: openedCheckout } },
    act: ({ press }) => press('I agree to this subscription'),
    isAlone: true,
  },
];

const success = (id: string, title: string, state: CheckoutState, more: Partial<Story> = {}) => ({
  id: `success-${id}`,
  title,
  address: `&checkout=${checkoutId}`,
  answers: { [calls.readCheckout]: { json: state } },
  ...more,
});

const successes: Omit<Story, 'part' | 'shows'>[] = [
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

/** The pages that all quizzes share at their end: paying, and its outcomes. */
export const paymentStories: Story[] = [
  ...payment.map((story) => storyOf(story, paths.payment)),
  ...successes.map((story) => storyOf(story, paths.checkoutSuccess)),
];

function storyOf(story: Omit<Story, 'part' | 'shows'>, path: PagePath): Story {
  return { ...story, part: 'Payment', shows: path };
}
