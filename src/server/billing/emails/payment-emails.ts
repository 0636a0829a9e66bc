import { brand } from '#contract/brand.ts';
import { moneyBackAgain } from '#contract/refund-copy.ts';
import type { Block, Email, Fact } from '#server/mail/email.ts';
import { formatDate, formatLastDayBefore } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';
import {
  type Agreement,
  agreementBlock,
  formatRate,
  formatSum,
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
export function receiptEmail(receipt: Receipt, say: Say): Email {
  const { to, billedAt, withdrawal, agreement, trainUrl, manageUrl, cancelUrl } = receipt;
  const received = say('email-payment.receipt-received', { amount: formatSum(receipt.paid) });
  return {
    to,
    subject: say('email-payment.receipt-subject', { brand, date: formatDate(billedAt) }),
    preview: received,
    heading: say('email-payment.receipt-heading'),
    blocks: [received, { facts: receiptFacts(receipt, say) }, ...nextPaymentTexts(receipt.next, say)],
    button: { label: say('email-payment.receipt-button'), url: trainUrl },
    further: [
      {
        before: say('email-payment.receipt-have'),
        link: { label: say('email-payment.receipt-have-link'), url: manageUrl },
      },
      {
        before: say('email-payment.receipt-cancel'),
        link: { label: say('email-payment.receipt-cancel-link'), url: cancelUrl },
      },
      ...(withdrawal ? [withdrawalBlock(withdrawal, say), moneyBackAgain] : []),
      ...(agreement ? [agreementBlock(agreement, say)] : []),
    ],
    footnote: say('email-payment.receipt-foot'),
  };
}

function nextPaymentTexts(next: Receipt['next'], say: Say): string[] {
  if (next === 'not known') return [];
  if (next === 'no further payment') return [say('email-payment.receipt-no-further')];
  return [`${renewalText(next, say)} ${reminderText(next, say)}`];
}

function receiptFacts({ plan, paid, tax, billedAt, cardLast4, invoiceNumber }: Receipt, say: Say): Fact[] {
  const card = cardLast4 && say('email-payment.receipt-card-digits', { digits: cardLast4 });
  const facts: [string, string | null][] = [
    [say('email-payment.receipt-bought'), plan ?? brand],
    [say('email-payment.receipt-paid'), formatSum(paid)],
    [say('email-payment.receipt-tax'), formatSum(tax)],
    [say('email-payment.receipt-date'), formatDate(billedAt)],
    [say('email-payment.receipt-card'), card],
    [say('email-payment.receipt-invoice'), invoiceNumber],
    [say('email-payment.receipt-seller'), `Paddle.com for ${brand}`],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function withdrawalBlock({ endsAt, url }: NonNullable<Receipt['withdrawal']>, say: Say): Block {
  return {
    before: say('email-payment.receipt-withdraw', { date: formatLastDayBefore(endsAt) }),
    link: { label: say('email-payment.receipt-withdraw-link'), url },
  };
}

interface ChargeReminder {
  to: string;
  renewal: Renewal;
  manageUrl: string;
}

/** Sent seven days before a charge (design, honest rule 11): how much, when, and how to stop it. */
export function renewalReminderEmail({ to, renewal, manageUrl }: ChargeReminder, say: Say): Email {
  return {
    to,
    subject: say('email-payment.renewal-reminder-subject', { brand, date: formatDate(renewal.at) }),
    preview: say('email-payment.renewal-reminder-preview', { rate: formatRate(renewal) }),
    heading: say('email-payment.renewal-reminder-heading'),
    blocks: [renewalText(renewal, say), say('email-payment.renewal-reminder-nothing-to-do')],
    button: { label: say('email-payment.renewal-reminder-button'), url: manageUrl },
    further: [],
    footnote: say('email-payment.renewal-reminder-foot'),
  };
}

/** Sent three days before a trial ends: the first charge, its date, and how to stop it. */
export function trialEndingEmail({ to, renewal, manageUrl }: ChargeReminder, say: Say): Email {
  return {
    to,
    subject: say('email-payment.trial-ending-subject', { brand, date: formatDate(renewal.at) }),
    preview: say('email-payment.trial-ending-preview', { rate: formatRate(renewal) }),
    heading: say('email-payment.trial-ending-heading'),
    blocks: [renewalText(renewal, say), say('email-payment.trial-ending-nothing-to-do')],
    button: { label: say('email-payment.trial-ending-button'), url: manageUrl },
    further: [],
    footnote: say('email-payment.trial-ending-foot'),
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
export function priceChangeWithdrawnEmail(
  { to, plan, announced, stays, manageUrl }: WithdrawnPriceChange,
  say: Say,
): Email {
  const amount = formatSum(announced);
  const rate = formatRate(stays);
  return {
    to,
    subject: say('email-payment.price-change-withdrawn-subject', { brand }),
    preview: say('email-payment.price-change-withdrawn-preview', { rate }),
    heading: say('email-payment.price-change-withdrawn-heading'),
    blocks: [
      plan
        ? say('email-payment.price-change-withdrawn-wrote-plan', { plan, amount })
        : say('email-payment.price-change-withdrawn-wrote', { amount }),
      say('email-payment.price-change-withdrawn-go-on', { rate }),
    ],
    button: { label: say('email-payment.price-change-withdrawn-button'), url: manageUrl },
    further: [],
    footnote: say('email-payment.price-change-withdrawn-foot'),
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
export function priceChangeEmail(
  { to, plan, before, isIntro, after, effectiveAt, manageUrl }: PriceChange,
  say: Say,
): Email {
  const amount = formatSum(before);
  const from = { rate: formatRate(after), date: formatDate(effectiveAt) };
  const costs = plan
    ? say('email-payment.price-change-costs-plan', { plan, ...from })
    : say('email-payment.price-change-costs', from);
  const until = isIntro
    ? say('email-payment.price-change-until-then-agreed')
    : say('email-payment.price-change-until-then', { amount });
  return {
    to,
    subject: say('email-payment.price-change-subject', { brand }),
    preview: say('email-payment.price-change-preview', { amount, ...from }),
    heading: say('email-payment.price-change-heading'),
    blocks: [`${costs} ${until}`, say('email-payment.price-change-fine'), say('email-payment.price-change-if-not')],
    button: { label: say('email-payment.price-change-button'), url: manageUrl },
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
export function planChangeLateEmail({ to, agreed, agreedFor, beginsAt, paid, manageUrl }: LateChange, say: Say): Email {
  const begins = say('email-payment.plan-change-late-begins', {
    date: formatDate(beginsAt),
    rate: formatRate(agreed),
  });
  return {
    to,
    subject: say('email-payment.plan-change-late-subject', { brand }),
    preview: begins,
    heading: say('email-payment.plan-change-late-heading'),
    blocks: [
      say('email-payment.plan-change-late-sorry', { date: formatDate(agreedFor) }),
      ...(paid === null ? [] : [paidInBetween(paid, agreed, say)]),
      begins,
    ],
    button: { label: say('email-payment.plan-change-late-button'), url: manageUrl },
    further: [],
    footnote: '',
  };
}

/** No more than the agreed price is taken, whatever the time in between had cost. */
function paidInBetween(paid: Money, agreed: Rate, say: Say): string {
  const charged = say('email-payment.plan-change-late-charged', { amount: formatSum(paid) });
  const tooMuch = paid.amountMinor - agreed.amountMinor;
  if (tooMuch <= 0) return charged;
  const amount = formatSum({ amountMinor: tooMuch, currency: paid.currency });
  return `${charged} ${say('email-payment.plan-change-late-back', { amount })}`;
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
export function paymentFailedEmail({ to, plan, due, cardUrl, cancelUrl }: FailedPayment, say: Say): Email {
  const amount = formatSum(due);
  return {
    to,
    subject: say('email-payment.payment-failed-subject', { brand }),
    preview: say('email-payment.payment-failed-preview'),
    heading: say('email-payment.payment-failed-heading'),
    blocks: [
      plan
        ? say('email-payment.payment-failed-for-plan', { amount, plan })
        : say('email-payment.payment-failed-for', { amount }),
      say('email-payment.payment-failed-on-hold'),
      say('email-payment.payment-failed-go-on'),
    ],
    button: { label: say('email-payment.payment-failed-button'), url: cardUrl },
    further: [
      {
        before: say('email-payment.payment-failed-stop'),
        link: { label: say('email-payment.payment-failed-stop-link'), url: cancelUrl },
      },
    ],
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
export function refundedEmail({ to, amount, payment, cardLast4, isStopped }: RefundedPayment, say: Say): Email {
  return {
    to,
    subject: say('email-payment.refunded-subject', { brand }),
    preview: say('email-payment.refunded-preview', { amount: formatSum(amount) }),
    heading: say('email-payment.refunded-heading'),
    blocks: [
      backText(amount, payment, say),
      cardLast4 ? say('email-payment.refunded-way-card', { digits: cardLast4 }) : say('email-payment.refunded-way'),
      ...(isStopped ? [say('email-payment.refunded-stopped')] : []),
    ],
    button: null,
    further: [],
    footnote: say('email-payment.refunded-foot'),
  };
}

function backText(back: Money, payment: RefundedPayment['payment'], say: Say): string {
  const amount = formatSum(back);
  if (payment === null) return say('email-payment.refunded-back', { amount });
  const date = formatDate(payment.billedAt);
  return payment.amountMinor === back.amountMinor
    ? say('email-payment.refunded-back-all', { amount, date })
    : say('email-payment.refunded-back-part', { amount, paid: formatSum(payment), date });
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
export function chargedBackEmail({ to, amount, billedAt, accessUntil, manageUrl }: ChargedBack, say: Say): Email {
  return {
    to,
    subject: say('email-payment.charged-back-subject', { brand }),
    preview: say('email-payment.charged-back-preview'),
    heading: say('email-payment.charged-back-heading'),
    blocks: [
      say('email-payment.charged-back-disputed', { amount: formatSum(amount), date: formatDate(billedAt) }),
      accessUntil === null
        ? say('email-payment.charged-back-ended')
        : say('email-payment.charged-back-until', { date: formatDate(accessUntil) }),
      say('email-payment.charged-back-goes-on'),
    ],
    button: { label: say('email-payment.charged-back-button'), url: manageUrl },
    further: [],
    footnote: say('email-payment.charged-back-foot'),
  };
}
