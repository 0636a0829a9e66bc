import { brand } from '#contract/brand.ts';
import { moneyBackAgain } from '#contract/refund-copy.ts';
import type { Block, Email, Fact } from '#server/mail/email.ts';
import { formatDate, formatLastDayBefore, formatMoney } from '#server/mail/format.ts';
import {
  type Agreement,
  agreementBlock,
  formatRate,
  type Money,
  type Rate,
  type Renewal,
  reminderText,
  renewalText,
} from './contract-copy.ts';

interface Receipt {
  to: string;
  /** Null when the name of the plan is not known. */
  plan: string | null;
  paid: Money;
  /** Included in `paid`. */
  tax: Money;
  /** Epoch ms. */
  billedAt: number;
  /** The last four digits; null when unknown. */
  cardLast4: string | null;
  invoiceNumber: string | null;
  next: Renewal | 'no further payment' | 'not known';
  /** The right to withdraw; null when it has expired or was used. `endsAt` is epoch ms, `url` the page for it. */
  withdrawal: { endsAt: number; url: string } | null;
  /** Null when none is known. */
  agreement: Agreement | null;
  /** Today's training. */
  trainUrl: string;
  manageUrl: string;
  cancelUrl: string;
}

/**
 * Sent after every payment: what it was for, the next charge, how to cancel or withdraw, and the agreed terms. It is
 * the confirmation on a durable medium that the Consumer Rights Directive requires (art. 8, 7).
 */
export function receiptEmail(receipt: Receipt): Email {
  const { to, paid, billedAt, withdrawal, agreement, trainUrl, manageUrl, cancelUrl } = receipt;
  return {
    to,
    subject: `Your ${brand} receipt of ${formatDate(billedAt)}`,
    preview: `We received ${formatMoney(paid.amountMinor, paid.currency)}. Thank you.`,
    heading: 'Your receipt',
    blocks: [
      `We received ${formatMoney(paid.amountMinor, paid.currency)}. Thank you.`,
      { facts: receiptFacts(receipt) },
      ...nextPaymentTexts(receipt.next),
    ],
    button: { label: 'Open today’s session', url: trainUrl },
    further: [
      { before: 'What you have is under', link: { label: 'your subscription', url: manageUrl } },
      {
        before: 'You can cancel at any time, online, and keep what is paid for:',
        link: { label: 'cancel your subscription', url: cancelUrl },
      },
      ...(withdrawal ? [withdrawalBlock(withdrawal), moneyBackAgain] : []),
      ...(agreement ? [agreementBlock(agreement)] : []),
    ],
    footnote: 'Keep this message: it is your confirmation of what you bought.',
  };
}

function nextPaymentTexts(next: Receipt['next']): string[] {
  if (next === 'not known') return [];
  if (next === 'no further payment') return ['No further payment is planned: nothing more is charged.'];
  return [`${renewalText(next)} ${reminderText(next)}`];
}

function receiptFacts({ plan, paid, tax, billedAt, cardLast4, invoiceNumber }: Receipt): Fact[] {
  return [
    ['Bought', plan ?? brand],
    ['Paid', formatMoney(paid.amountMinor, paid.currency)],
    ['Tax included', formatMoney(tax.amountMinor, tax.currency)],
    ['Date', formatDate(billedAt)],
    ...(cardLast4 ? [['Card', `ending in ${cardLast4}`] as const] : []),
    ...(invoiceNumber ? [['Invoice', invoiceNumber] as const] : []),
    ['Sold by', `Paddle.com for ${brand}`],
  ];
}

function withdrawalBlock({ endsAt, url }: NonNullable<Receipt['withdrawal']>): Block {
  return {
    before: `Until the end of ${formatLastDayBefore(endsAt)} (UTC) you may withdraw from the contract, without a reason, and get all of your money back:`,
    link: { label: 'withdraw from the contract', url },
  };
}

/** Sent seven days before a charge (design, honest rule 11): how much, when, and how to stop it. */
export function renewalReminderEmail(reminder: { to: string; renewal: Renewal; manageUrl: string }): Email {
  const { to, renewal, manageUrl } = reminder;
  return {
    to,
    subject: `Your ${brand} subscription renews on ${formatDate(renewal.at)}`,
    preview: `At ${formatRate(renewal)}, unless you cancel before.`,
    heading: 'Your subscription renews soon',
    blocks: [renewalText(renewal), 'There is nothing to do if you want to keep it.'],
    button: { label: 'See or cancel it', url: manageUrl },
    further: [],
    footnote: 'If you cancel before that day, nothing is charged, and you keep what is paid for.',
  };
}

/** Sent three days before a trial ends: the first charge, its date, and how to stop it. */
export function trialEndingEmail(trial: { to: string; renewal: Renewal; manageUrl: string }): Email {
  const { to, renewal, manageUrl } = trial;
  return {
    to,
    subject: `Your ${brand} trial ends on ${formatDate(renewal.at)}`,
    preview: `Then it costs ${formatRate(renewal)}, unless you cancel before.`,
    heading: 'Your trial ends soon',
    blocks: [renewalText(renewal), 'There is nothing to do if you want to go on.'],
    button: { label: 'See or cancel it', url: manageUrl },
    further: [],
    footnote: 'If you cancel before that day, nothing is charged, and the trial stays open for you until it ends.',
  };
}

interface WithdrawnPriceChange {
  to: string;
  plan: string | null;
  announced: Money;
  stays: Rate;
  manageUrl: string;
}

/** Sent to people who had an email about a new price, when the price is taken back. */
export function priceChangeWithdrawnEmail({ to, plan, announced, stays, manageUrl }: WithdrawnPriceChange): Email {
  return {
    to,
    subject: `The price of your ${brand} subscription stays as it is`,
    preview: `It stays at ${formatRate(stays)}.`,
    heading: 'Your price stays',
    blocks: [
      `We wrote to you that ${plan ? `the ${plan}` : 'your subscription'} would cost ${formatMoney(announced.amountMinor, announced.currency)}. We have taken that back.`,
      `You go on paying ${formatRate(stays)}. There is nothing to do.`,
    ],
    button: { label: 'See your subscription', url: manageUrl },
    further: [],
    footnote: 'If a price ever changes, we tell you 30 days before.',
  };
}

interface PriceChange {
  to: string;
  plan: string | null;
  before: Money;
  /** Whether a lower first price still runs, which ends before. */
  isIntro: boolean;
  after: Rate;
  /** Epoch ms; the first renewal from then on is charged at the new price. */
  effectiveAt: number;
  manageUrl: string;
}

/** Sent at least 30 days before the first charge at a new price. */
export function priceChangeEmail({ to, plan, before, isIntro, after, effectiveAt, manageUrl }: PriceChange): Email {
  const until = isIntro
    ? 'you pay what you agreed to'
    : `it stays at ${formatMoney(before.amountMinor, before.currency)}`;
  return {
    to,
    subject: `The price of your ${brand} subscription changes`,
    preview: `From ${formatMoney(before.amountMinor, before.currency)} to ${formatRate(after)}, not before ${formatDate(effectiveAt)}.`,
    heading: 'Your price changes',
    blocks: [
      `From your first renewal on or after ${formatDate(effectiveAt)}, ${plan ? `the ${plan}` : 'your subscription'} costs ${formatRate(after)}. Until then ${until}.`,
      'If that is fine with you, there is nothing to do.',
      'If not, cancel before that renewal: the new price is then never charged, and you keep what is paid for.',
    ],
    button: { label: 'See or cancel it', url: manageUrl },
    further: [],
    footnote: '',
  };
}

interface LateChange {
  to: string;
  /** The next plan, as it was agreed. */
  agreed: Rate;
  /** The agreed renewal, and the one that begins it; epoch ms. */
  agreedFor: number;
  beginsAt: number;
  /** What the renewal in between charged; null when there was none. */
  paid: Money | null;
  manageUrl: string;
}

/** Sent when a planned change could not be made in time: what was charged, what goes back, and when it begins. */
export function planChangeLateEmail({ to, agreed, agreedFor, beginsAt, paid, manageUrl }: LateChange): Email {
  const begins = `Your new plan begins on ${formatDate(beginsAt)}, at ${formatRate(agreed)}, until you cancel.`;
  return {
    to,
    subject: `Your new ${brand} plan begins on another day`,
    preview: begins,
    heading: 'Your new plan begins on another day',
    blocks: [
      `You had asked us to change your plan on ${formatDate(agreedFor)}. We could not do that in time, and we are sorry.`,
      ...(paid === null ? [] : [paidInBetween(paid, agreed)]),
      begins,
    ],
    button: { label: 'See your subscription', url: manageUrl },
    further: [],
    footnote: '',
  };
}

/** No more than the agreed price is taken, whatever the time in between had cost. */
function paidInBetween(paid: Money, agreed: Rate): string {
  const charged = `Your renewal was charged ${formatMoney(paid.amountMinor, paid.currency)}, as before.`;
  const tooMuch = paid.amountMinor - agreed.amountMinor;
  if (tooMuch <= 0) return charged;
  return `${charged} We are giving you back ${formatMoney(tooMuch, paid.currency)}, so that you pay no more than you agreed to, and the whole time is yours.`;
}

interface FailedPayment {
  to: string;
  plan: string | null;
  due: Money;
  /** The page to enter another card. */
  cardUrl: string;
  cancelUrl: string;
}

/** Sent after a failed charge: what that means, what to do, and what happens otherwise. */
export function paymentFailedEmail({ to, plan, due, cardUrl, cancelUrl }: FailedPayment): Email {
  return {
    to,
    subject: `A payment for ${brand} did not go through`,
    preview: 'Update your card to go on.',
    heading: 'A payment did not go through',
    blocks: [
      `We could not collect ${formatMoney(due.amountMinor, due.currency)} for ${plan ? `the ${plan}` : 'your subscription'}. That happens: cards expire, and banks are careful.`,
      'Until it is paid, your access is on hold. Nothing you did is lost, and it opens again as soon as the payment arrives.',
      'To go on, give us another card. Otherwise the charge is tried again over the next weeks; if none succeeds, the subscription ends by itself and nothing more is charged.',
    ],
    button: { label: 'Update your card', url: cardUrl },
    further: [{ before: 'If you would rather stop:', link: { label: 'cancel your subscription', url: cancelUrl } }],
    footnote: '',
  };
}

interface RefundedPayment {
  to: string;
  amount: Money;
  /** The refunded payment, billed at `billedAt` (epoch ms); null when it is not known. */
  payment: (Money & { billedAt: number }) | null;
  /** The last four digits; null when unknown. */
  cardLast4: string | null;
  /** Whether nothing more is charged, because all of the payment went back. */
  isStopped: boolean;
}

/** Sent when the provider has approved a refund. */
export function refundedEmail({ to, amount, payment, cardLast4, isStopped }: RefundedPayment): Email {
  return {
    to,
    subject: `Your ${brand} refund is on its way`,
    preview: `${formatMoney(amount.amountMinor, amount.currency)} is coming back to you.`,
    heading: 'Your refund is on its way',
    blocks: [
      `We gave back ${formatMoney(amount.amountMinor, amount.currency)}${payment ? ofPayment(payment, amount) : ''}.`,
      `It goes ${cardLast4 ? `to your card ending in ${cardLast4}` : 'the way you paid'}. Banks take a few days to show it.`,
      ...(isStopped
        ? ['With it your access has ended, and your subscription does not renew: nothing more is charged.']
        : []),
    ],
    button: null,
    further: [],
    footnote: 'Keep this message as your confirmation.',
  };
}

interface ChargedBack {
  to: string;
  amount: Money;
  /** Epoch ms. */
  billedAt: number;
  /** End of the access that another payment covers, epoch ms; null without any. */
  accessUntil: number | null;
  manageUrl: string;
}

/** Sent once when the bank has taken a payment back: what happened, and what follows. */
export function chargedBackEmail({ to, amount, billedAt, accessUntil, manageUrl }: ChargedBack): Email {
  const access =
    accessUntil === null
      ? 'Your access has ended with it'
      : `Your access stays until ${formatDate(accessUntil)}, which another payment covers`;
  return {
    to,
    subject: `Your bank took a payment to ${brand} back`,
    preview: 'Nothing more is charged.',
    heading: 'A payment was taken back',
    blocks: [
      `Your bank told us that the payment of ${formatMoney(amount.amountMinor, amount.currency)} of ${formatDate(billedAt)} was disputed, and took it back.`,
      `${access}, and your subscription does not renew: nothing more is charged.`,
      'If your bank closes the dispute in our favour, the subscription goes on by itself, and we remind you seven days before anything is charged.',
    ],
    button: { label: 'Look at your subscription', url: manageUrl },
    further: [],
    footnote: 'Was that a mistake, or do you not know of it? Reply to this message. A person reads it.',
  };
}

function ofPayment(payment: NonNullable<RefundedPayment['payment']>, amount: Money): string {
  const on = `you paid on ${formatDate(payment.billedAt)}`;
  return payment.amountMinor === amount.amountMinor
    ? `: all ${on}`
    : ` of the ${formatMoney(payment.amountMinor, payment.currency)} ${on}`;
}
