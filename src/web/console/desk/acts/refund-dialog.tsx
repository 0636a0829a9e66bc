import { useId, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { logNoteLength, type RefundReasonCode, refundReasons } from '#contract/console/desk-limits.ts';
import type { PersonAnswer, PersonPayment } from '#contract/console/person.ts';
import { formatPrice } from '#contract/format-price.ts';
import { cardText } from '#web/console/kit/card-text.ts';
import { Choice, Field } from '#web/console/kit/fields.tsx';
import form from '#web/console/kit/form.module.css';
import { Time } from '#web/console/kit/time.tsx';
import { minorOf, typedOf } from '#web/console/kit/typed-amount.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { ActDialog, type ActProps, type Effect } from './act-dialog.tsx';
import styles from './acts.module.css';
import { refundEffect } from './refund-effect.ts';

const howMuch = [
  ['all', 'All'],
  ['part', 'A part'],
] as const;

/** Gives a payment back, whole or in part, and shows the effects before the button. */
export function RefundDialog(props: ActProps) {
  const { person } = props;
  const open = person.payments.filter(({ refundable }) => refundable.amount_minor > 0);
  const [payment, choose] = useState(open[0]!);
  const [much, setMuch] = useState<'all' | 'part'>('all');
  const [typed, type] = useState('');
  const [reason, setReason] = useState<RefundReasonCode>('forgot to cancel');
  const [note, setNote] = useState('');
  const [access, setAccess] = useState<'ends' | 'stays'>('ends');
  const reasonId = useId();

  const { amount_minor: refundable, currency } = payment.refundable;
  const amount = much === 'all' ? refundable : minorOf(typed, currency);
  const fault = amountFault(amount, refundable, { typed, currency });
  const until = amount === refundable ? coveredUntil(person, payment) : null;
  const text = (amount_minor: number) => formatPrice({ amount_minor, currency });
  const missing = reason === 'other' && note.trim() === '' ? 'Write into the note what the reason is.' : fault;
  return (
    <ActDialog
      {...props}
      title={`Refund ${person.name || person.email}`}
      label={amount === null ? 'Refund…' : `Refund ${text(amount)}…`}
      look="stop"
      call={consoleCalls.refundPayment}
      body={{
        transaction_id: payment.id,
        amount_minor: amount,
        reason,
        note,
        ...(until === null ? {} : { access }),
      }}
      notBecause={amount === null ? (missing ?? 'Type an amount.') : missing}
      effects={
        amount === null || fault !== null
          ? []
          : effectsOf(person, { payment, amount, isEnding: until !== null && access === 'ends' })
      }
    >
      <fieldset className={form.fieldSet}>
        <legend>Which payment</legend>
        {open.map((one) => (
          <label key={one.id} className={form.pick}>
            <input type="radio" name="payment" checked={one.id === payment.id} onChange={() => choose(one)} />
            <b>
              <Time at={one.billed_at} as="day" />
              <span>{`, ${one.purpose}`}</span>
            </b>
            <span>{formatPrice(one.total)}</span>
            <small>
              {one.card && <span>{`${cardText(one.card)} · `}</span>}
              <span>
                {one.refundable.amount_minor === one.total.amount_minor
                  ? 'nothing refunded yet'
                  : `${formatPrice(one.refundable)} can still go back`}
              </span>
            </small>
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <Choice label="How much" options={howMuch} value={much} onChange={setMuch} />
        <Field
          label={`Amount in ${currency}, tax inside`}
          value={much === 'all' ? typedOf(refundable, currency) : typed}
          onChange={type}
          inputMode="decimal"
          readOnly={much === 'all'}
          fault={typed === '' ? null : fault}
        />
      </div>
      <div className={form.field}>
        <label htmlFor={reasonId}>Reason</label>
        <select
          id={reasonId}
          className={form.input}
          value={reason}
          onChange={(event) => setReason(event.target.value as RefundReasonCode)}
        >
          {Object.entries(refundReasons).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Note for the log, not sent to the customer"
        value={note}
        onChange={setNote}
        rows={2}
        maxLength={logNoteLength}
      />
      {until !== null && (
        <Choice
          label="Access"
          options={[
            ['ends', 'Ends now, cancelled'],
            ['stays', 'Stays until the paid day'],
          ]}
          value={access}
          onChange={setAccess}
        />
      )}
    </ActDialog>
  );
}

function amountFault(
  amount: number | null,
  refundable: number,
  { typed, currency }: { typed: string; currency: string },
): string | null {
  if (amount === null) return typed === '' ? null : 'Type an amount like 12.50.';
  return amount > refundable ? `At most ${formatPrice({ amount_minor: refundable, currency })} can go back.` : null;
}

/** The end of the running time if this payment paid for it; otherwise null. */
function coveredUntil({ subscriptions, payments }: PersonAnswer, payment: PersonPayment): string | null {
  const own = subscriptions.find(({ id }) => id === payment.subscription_id);
  if (!own || own.ended_at !== null || own.paid_until === null || Date.parse(own.paid_until) <= serverNow())
    return null;
  const newest = payments.find(({ subscription_id }) => subscription_id === own.id);
  return newest?.id === payment.id ? own.paid_until : null;
}

function effectsOf(
  person: PersonAnswer,
  { payment, amount, isEnding }: { payment: PersonPayment; amount: number; isEnding: boolean },
): Effect[] {
  const { back, to, fee, net } = refundEffect(person, payment, amount);
  return [
    [
      'Goes back',
      <>
        <b>{back}</b>
        <span>{`${to}, 5 to 10 days`}</span>
      </>,
    ],
    ['Paddle keeps its fee', fee],
    ...(net === null
      ? []
      : [
          [
            'Net of this person',
            <>
              <span>{`${net.before} to `}</span>
              <b>{net.after}</b>
            </>,
          ] as const,
        ]),
    ['Emails', isEnding ? '“Cancelled” now, “Refund” once approved' : '“Refund”, once approved'],
  ];
}
