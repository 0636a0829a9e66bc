import type { PersonAnswer, PersonMoney } from '#contract/console/person.ts';
import { countedText } from '#contract/format-count.ts';
import { formatPrice, intervalText } from '#contract/format-price.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionAction, SubscriptionDetails } from '#contract/subscription.ts';
import { cardText } from '../kit/card-text.ts';

export interface Figure {
  name: string;
  value: string;
  note: string;
}

/** Paid, refunded, tax and fees, net: the figures of one currency. */
export function moneyFigures(money: PersonMoney): Figure[] {
  const { currency, payments, paid_minor, refunded_minor, charged_back_minor, tax_minor, fee_minor, net_minor } = money;
  const text = (amount_minor: number) => formatPrice({ amount_minor, currency });
  const isKnown = fee_minor !== null && net_minor !== null;
  return [
    { name: 'Paid', value: text(paid_minor), note: countedText(payments, 'payment') },
    {
      name: charged_back_minor > 0 ? 'Went back' : 'Refunded',
      value: text(refunded_minor),
      note: backNote(money, text),
    },
    {
      name: isKnown ? 'Tax and fees' : 'Tax',
      value: text(tax_minor + (fee_minor ?? 0)),
      note: isKnown ? `tax ${text(tax_minor)}, Paddle ${text(fee_minor)}` : 'Paddle’s fee is not known yet',
    },
    {
      name: 'Net',
      value: net_minor === null ? 'not yet' : text(net_minor),
      note: net_minor === null ? 'known with the payout' : 'after tax, fees and refunds',
    },
  ];
}

/** Names who gave money back, or took it. */
function backNote(money: PersonMoney, text: (minor: number) => string): string {
  const { refunded_minor, charged_back_minor, on_its_way_minor } = money;
  const given = refunded_minor - charged_back_minor;
  const parts = [
    given > 0 && (charged_back_minor > 0 ? `${text(given)} given back` : 'given back'),
    charged_back_minor > 0 && (given > 0 ? `${text(charged_back_minor)} taken by the bank` : 'taken by the bank'),
  ].filter((part) => part !== false);
  if (on_its_way_minor > 0) return `${text(on_its_way_minor)} on its way`;
  return parts.join(', ') || 'none asked for';
}

/** Whether the 14 days to withdraw from the contract still run. `now` is epoch ms. */
export function withdrawalFigure(endsAt: string | null, now: number): Figure {
  if (endsAt === null) return { name: 'Withdrawal', value: 'None', note: 'there is no contract' };
  const end = Date.parse(endsAt);
  // The last full day on which the person can withdraw.
  const day = shortDate(end - 1, 'UTC');
  return now < end
    ? { name: 'Withdrawal', value: 'Open', note: `14 days, until ${day}` }
    : { name: 'Withdrawal', value: 'Over', note: `14 days ended on ${day}` };
}

const becauses: Record<PersonAnswer['access']['because'], string> = {
  payment: 'paid for',
  trial: 'free trial',
  grant: 'given',
  'renewal on its way': 'the renewal may be on its way',
  none: 'nothing covers today',
};

/** "until 9 Feb 2027, paid for" */
export function accessText({ until, because }: PersonAnswer['access'], timeZone: string): string {
  return until === null ? `none: ${becauses.none}` : `until ${shortDate(until, timeZone)}, ${becauses[because]}`;
}

const actionWords: Record<SubscriptionAction, string> = {
  cancel: 'cancel',
  'undo-cancel': 'undo the cancellation',
  pause: 'pause',
  'undo-pause': 'undo the pause',
  resume: 'resume',
  'change-plan': 'change the plan',
  'undo-change': 'take the planned change back',
  'update-card': 'change the card',
  withdraw: 'withdraw from the contract',
};

/** "from 3 Mar 2027 on $19.99 every 4 weeks" */
function plannedText(
  { at, price, interval }: NonNullable<SubscriptionDetails['planned_change']>,
  timeZone: string,
): string {
  return `from ${shortDate(at, timeZone)} on ${formatPrice(price)} every ${intervalText(interval)}`;
}

/** The facts that Manage shows to the customer. */
export function customerFacts(view: NonNullable<PersonAnswer['customer_view']>, timeZone: string): [string, string][] {
  const day = (at: string | null) => (at === null ? 'none' : shortDate(at, timeZone));
  const {
    status,
    offer_name,
    price,
    interval,
    paid_until,
    next_payment_at,
    cancel_at,
    card,
    pause,
    withdrawal,
    planned_change,
  } = view;
  const facts: [string, string | null][] = [
    ['Status', status.replace('_', ' ')],
    ['Plan', offer_name],
    ['Price', `${formatPrice(price)} every ${intervalText(interval)}`],
    ['Paid until', day(paid_until)],
    ['Next payment', day(next_payment_at)],
    ['Planned change', planned_change && plannedText(planned_change, timeZone)],
    ['Trial ends', view.trial_ends_at && day(view.trial_ends_at)],
    ['Ends', cancel_at && day(cancel_at)],
    [
      'Pause',
      pause && `from ${day(pause.starts_at)} until ${pause.resumes_at === null ? 'resumed' : day(pause.resumes_at)}`,
    ],
    ['Withdrawn', withdrawal && day(withdrawal.requested_at)],
    ['Card', card && cardText(card)],
    ['Can', view.may.map((action) => actionWords[action]).join(', ') || 'nothing'],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
