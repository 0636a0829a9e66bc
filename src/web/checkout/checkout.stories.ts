import { calls } from '#contract/calls.ts';
import type { CheckoutState, StartCheckoutAnswer } from '#contract/checkout.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import type { ShownOffer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import {
  americanOffers,
  introOffers,
  polishOffers,
  refused,
  smallOffer,
  usualOffers,
} from '#web/gallery/call-answers.ts';
import { fill, inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import { useNewAccount } from '#web/session/new-account.ts';

const checkout: CheckoutState = {
  checkout_id: 'c1',
  transaction_id: 't1',
  status: 'completed',
  offer: usualOffers[1]!,
  total: usualOffers[1]!.price,
  renews_at: '2027-02-12T09:00:00Z',
};

const trialOffer: ShownOffer = {
  ...usualOffers[1]!,
  price: { amount_minor: 5380, currency: 'JPY' },
  trial: { unit: 'day', count: 7 },
};

const openedCheckout: StartCheckoutAnswer = {
  checkout_id: 'c1',
  transaction_id: 't1',
  card_form: { kind: 'paddle', environment: 'sandbox', client_token: 'emulator', script_url: null },
};

/** In place of Paddle's script: reports the totals and leaves the place of the card form empty. */
function replaceCardForm(totals: object = { currency_code: 'USD', totals: { tax: 2.35, total: 35.99 } }) {
  let report = (_event: object) => {};
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

/** Prices of the country that was chosen, and from the moment of the card form on those of the country on it. */
const byCountry = { json: americanOffers };

function replaceCardFormInPoland() {
  byCountry.json = americanOffers;
  replaceCardForm({
    currency_code: 'PLN',
    totals: { tax: 20.57, total: 109.99 },
    get customer() {
      byCountry.json = polishOffers;
      return { address: { id: 'add_1', country_code: 'PL' } };
    },
  });
}

const hasGivenEmail = () => useNewAccount.setState({ email: 'robin@example.com' });
const agree = press('I agree to this subscription');
const typeCode = inTurn(press('I have a code'), fill('Code', '7kq2m xh4td'), press('Use this code'));

const payment = storiesOf(
  { part: 'Payment', shows: paths.payment, address: '&offer=2' },
  {
    payment: { title: 'Payment' },
    'payment-first-price': {
      title: 'Payment, a lower first price',
      address: '&offer=1',
      answers: { [calls.listOffers]: { json: introOffers } },
      isAlone: true,
    },
    'payment-trial': {
      title: 'Payment, with a trial, in yen',
      answers: { [calls.listOffers]: { json: { offers: [trialOffer], version: '1' } } },
      isAlone: true,
    },
    'payment-slot': {
      title: 'Payment of the offer for a left checkout',
      address: '&offer=9',
      answers: { [checkoutCalls.readSlot]: { json: { offer: smallOffer, version: '1' } } },
    },
    'payment-nothing-chosen': { title: 'Payment, nothing chosen', address: '' },
    'payment-code': { title: 'Payment, a code is typed', act: press('I have a code') },
    'payment-code-wrong': {
      title: 'Payment, a wrong code',
      answers: {
        [checkoutCalls.priceCoupon]: refused(404, 'We do not know this code. Please look at how it is written.'),
      },
      act: typeCode,
    },
    'payment-code-used': {
      title: 'Payment, with a code',
      answers: {
        [checkoutCalls.priceCoupon]: {
          json: { offers: [{ offer_id: 2, due: { amount_minor: 2879, currency: 'USD' } }] },
        },
      },
      act: typeCode,
    },
    'payment-incomplete': { title: 'Payment, agreed without an address', act: agree },
    'payment-hint': {
      title: 'Payment, with a probable typing error',
      act: inTurn(fill('Email for your receipt', 'robin@gmial.com'), wait(600)),
    },
    'payment-opening': {
      title: 'Payment, the card form is opening',
      arrange: hasGivenEmail,
      answers: { [calls.startCheckout]: 'no answer yet' },
      act: agree,
    },
    'payment-refused': {
      title: 'Payment, the card form could not be opened',
      arrange: hasGivenEmail,
      answers: {
        [calls.startCheckout]: refused(
          503,
          'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
        ),
      },
      act: agree,
    },
    'payment-other-country': {
      title: 'Payment, another country on the card form',
      arrange() {
        hasGivenEmail();
        replaceCardFormInPoland();
      },
      answers: { [calls.listOffers]: byCountry, [calls.startCheckout]: { json: openedCheckout } },
      act: inTurn(agree, wait(400)),
      isAlone: true,
    },
    'payment-open': {
      title: 'Payment, the card form is open',
      arrange() {
        hasGivenEmail();
        replaceCardForm();
      },
      answers: { [calls.startCheckout]: { json: openedCheckout } },
      act: agree,
      isAlone: true,
    },
  },
);

const found = (title: string, different: Partial<CheckoutState> = {}) => ({
  title,
  address: '&checkout=c1',
  answers: { [calls.readCheckout]: { json: { ...checkout, ...different } } },
});

const success = storiesOf(
  { part: 'Payment', shows: paths.checkoutSuccess },
  {
    'success-first-password': {
      ...found('Paid, first password'),
      arrange: () => useNewAccount.setState({ email: 'robin@example.com', name: 'Robin', setupToken: 's1' }),
    },
    'success-sign-in': found('Paid, has a password'),
    'success-next-offer': found('Paid, with a further plan', { next_offer: usualOffers[2]! }),
    'success-trial': found('Trial begun', {
      offer: trialOffer,
      total: { amount_minor: 0, currency: 'JPY' },
      renews_at: '2026-11-27T09:00:00Z',
    }),
    'success-waiting': found('Not heard of yet', { status: 'open' }),
    'success-failed': found('Not paid', { status: 'failed' }),
    'success-unknown': { title: 'No payment known' },
  },
);

export const place = 125;
export const stories = [...payment, ...success];
