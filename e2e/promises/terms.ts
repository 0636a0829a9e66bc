import { type Place, testsOf } from '../promises.ts';
import {
  accessStays,
  allBack,
  daysUsed,
  leftInTheMiddle,
  moneyBack,
  noCardNumber,
  operator,
  replies,
  sample,
  twoPresses,
  undoes,
  unusedAsked,
  walks,
  withoutPlan,
} from './proofs.ts';

const checkoutTerms = testsOf('e2e/checkout-terms.spec.ts');
const purchaseTerms = testsOf('src/contract/purchase-terms.test.ts');
const receipts = testsOf('src/server/mail/receipt.test.ts');
const emails = testsOf('src/server/mail/emails-of-a-subscription.test.ts');
const subscriptions = testsOf('src/server/billing/subscription/subscription.routes.test.ts');
const cancelling = testsOf('src/server/billing/subscription/cancel-subscription.test.ts');
const prices = testsOf('src/server/billing/price-change/price-change.test.ts');
const fairness = testsOf('src/server/billing/buyer/fairness.test.ts');
const deskActs = testsOf('src/server/operations/desk/acts/desk-acts.test.ts');

const oneTrial = fairness('a second trial ends at once, with an email and without a charge');

/** The Terms page. */
export const terms: Place = {
  promises: [
    [
      'It is run by the operator of this site, for adults, # and over.',
      operator,
      ['e2e/quiz.spec.ts', 'the quiz stops kindly for people under 18'],
    ],
    [
      'The exercises of your plan on every day that is paid for, on the web, on as many of your devices as you like, with what is known about each of them, and your progress.',
      testsOf('src/server/training/training.routes.test.ts')('a subscriber may train until the end of the paid time'),
      leftInTheMiddle,
      testsOf('src/training/engines/evidence-cards.test.ts')('every exercise has a card'),
    ],
    ['When a plan has ended, your progress stays: you can read it, download it and erase it.', withoutPlan],
    ['After two years without a plan we ask by email whether to keep it.', unusedAsked],
    [
      'The check-in, your score, its explanation and the advice with it; five minutes of the first day of your plan to try, as often as you like; and the one-minute helps.',
      walks,
      sample,
      testsOf('src/training/engines/clocks/clocks.test.ts')('are always one for the helps'),
    ],
    ['No email is needed for them.', walks, sample, ['src/web/guard.test.ts', 'what is free needs no account']],
    [
      'A plan costs what stands beside the pay button when you buy it, tax included.',
      checkoutTerms('the tax of the country that is chosen, and the total as it was'),
      testsOf('src/server/billing/checkout/paying.test.ts')('a checkout charges, records and shows exactly the price'),
    ],
    [
      'It renews after each period until you cancel.',
      subscriptions('a paid renewal moves the end by a period'),
      cancelling('a cancellation ends the subscription when the paid time is over, without another charge'),
    ],
    [
      'The date and amount of the next payment are beside the pay button, in your receipt and on your subscription page, and we email you seven days before a renewal, three days before a trial ends.',
      purchaseTerms('the terms name the amount today, the renewal'),
      receipts('the receipt says what was bought, the amount with its tax, the card, and what comes next'),
      subscriptions('a running subscription is shown with its price, its paid time and its next charge'),
      emails('each renewal sends a reminder a week before, and a receipt'),
      emails('a trial sends its terms at once, a reminder three days before its end'),
    ],
    [
      'We tell you of a new price by email at least # days before it is charged; without that email the old price stays.',
      prices('a new price is not charged within 30 days of a late email'),
      prices('a new price is never charged to a subscriber whom no email reached'),
    ],
    ['We email you a receipt of each.', emails('each renewal sends a reminder a week before, and a receipt')],
    ['Everkite never sees your card number.', noCardNumber],
    ['Cancel online at any time: Cancel a subscription.', twoPresses],
    ['Sign in, press Cancel subscription, done.', twoPresses],
    ['You need no reason, no call and no chat.', twoPresses],
    [
      'You keep access until the end of the time you paid for, nothing is charged after that, and you can undo it until then.',
      accessStays,
      cancelling('a cancellation ends the subscription when the paid time is over, without another charge'),
      undoes,
    ],
    ['A confirmation comes by email.', emails('a cancellation sends a confirmation, and no reminder afterwards')],
    ['All your money back, two taps.', moneyBack],
    [
      'You need no reason, and it counts wherever you live: press Withdraw from contract here on your subscription page, use the link in your receipt, or reply to any email from Everkite.',
      moneyBack,
      ['e2e/leave.spec.ts', 'a subscriber cancels by a mailed link without a password, and withdraws later'],
      replies,
    ],
    ['Access ends at once, and the money goes back to the way you paid with.', allBack],
    ['From the second time within # months, the days you used are deducted.', daysUsed],
    ['You see what that comes to before you confirm.', daysUsed],
    [
      'A trial, where a plan has one, is for one person once: by address, account or card.',
      oneTrial,
      fairness('a trial with the same card and another address is a second trial too'),
      fairness('a user who had a trial sees the plans without one and pays from the first day'),
    ],
    ['A second one is ended at once, and nothing is charged for it.', oneTrial],
    [
      'The operator of this site may close an account that is used to harm others or the service, and then gives back what was paid for the time left.',
      deskActs('a cancellation now ends the access, also after one at the end and with days that were given'),
      testsOf('src/server/operations/desk/acts/refund-payment.test.ts')('a refund of a part leaves the access'),
    ],
    [
      'New terms count for what you buy after they changed.',
      testsOf('src/server/billing/consent/agreement.test.ts')(
        'the agreement to buy is our own text in its present version',
      ),
    ],
    [
      'For a plan you already have, what you agreed to when buying stays; your receipt has the words.',
      receipts('the receipt contains the terms exactly as the buyer agreed to them'),
      testsOf('src/server/billing/checkout/frozen-offer.test.ts')('a purchase reads as it was bought on every page'),
    ],
  ],

  noPromises: [
    'What you get, what it costs, and how it ends.',
    'In plain words, and these words count.',
    // What the product is and is not
    'Everkite is a check-in and a training plan for everyday skills around attention and mood.',
    'The check-in is a self-check and not a diagnosis, and the training is not a treatment.',
    'Training a task makes you better at that task; how much it changes everyday life differs from person to person, and we promise no result.',
    // Who takes the money
    'Payments are taken by Paddle, the seller of record.',
    // What is asked of the reader, and the law
    'Keep your password to yourself, and use the account for yourself.',
    'Rights that the law gives you always go before these words.',
  ],
};
