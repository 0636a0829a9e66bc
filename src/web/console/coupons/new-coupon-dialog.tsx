import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { CouponList } from '#contract/console/coupons.ts';
import { currencies } from '#contract/currency.ts';
import { Field } from '#web/ui/field.tsx';
import { Choice } from '../kit/fields.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { type CouponFaults, fieldOf, typedCoupon } from './typed-coupon.ts';

interface NewCouponDialogProps {
  offers: CouponList['offers'];
  onClose(): void;
  onMade(name: string, code: string): void;
}

const kinds = [
  ['percent', 'Per cent'],
  ['amount', 'An amount'],
] as const;

/** Makes a coupon: what it takes off and its conditions. Its code comes with the answer. */
export function NewCouponDialog({ offers, onClose, onMade }: NewCouponDialogProps) {
  const [by, setBy] = useState<'percent' | 'amount'>('percent');
  const [faults, setFaults] = useState<CouponFaults>({});
  const send = async (data: FormData) => {
    const typed = typedCoupon(data, { offers, by });
    if ('faults' in typed) return setFaults(typed.faults);
    setFaults({});
    const { body } = typed;
    const result = await callAsOperator(consoleCalls.makeCoupon, { body });
    if (result.data === null) return setFaults({ off: faultMessage(result) });
    onMade(body.name, result.data.code);
  };
  return (
    <FormDialog title="New coupon" label="Make it" onClose={onClose} onSend={send}>
      <Field
        data-first
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        help="For this list and the log. Buyers see only the code."
        error={faults.name}
      />
      <Choice label="Takes off the first payment" options={kinds} value={by} onChange={setBy} />
      {by === 'percent' ? <Percents offers={offers} /> : <Amounts offers={offers} />}
      {faults.off !== undefined && (
        <p className={form.bad} role="alert">
          {faults.off}
        </p>
      )}
      <Conditions faults={faults} />
      <p className={form.help}>
        Before it is made, each amount is compared with what Paddle would charge. Later payments are the full price.
      </p>
    </FormDialog>
  );
}

function Percents({ offers }: { offers: CouponList['offers'] }) {
  return offers.map(({ id, name }) => (
    <Field
      key={id}
      label={`${name}, per cent`}
      name={fieldOf.percent(id)}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      help="Empty: not for this offer."
    />
  ));
}

function Amounts({ offers }: { offers: CouponList['offers'] }) {
  return (
    <>
      {currencies.map((currency) => (
        <Field
          key={currency}
          label={`Amount in ${currency}`}
          name={fieldOf.amount(currency)}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
        />
      ))}
      <fieldset className={form.fieldSet}>
        <legend>For these offers</legend>
        {offers.map(({ id, name }) => (
          <label key={id} className={form.pick}>
            <input type="checkbox" name={fieldOf.offer(id)} defaultChecked />
            <b>{name}</b>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Conditions({ faults }: { faults: CouponFaults }) {
  return (
    <>
      <label className={form.pick}>
        <input type="checkbox" name="once" />
        <b>Once a person</b>
        <small>Recognised by account, email address and card.</small>
      </label>
      <Field
        label="How often it can be used"
        name="limit"
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        help="Empty: as often as people like."
        error={faults.limit}
      />
      <Field
        label="Countries"
        name="countries"
        maxLength={200}
        autoComplete="off"
        help="Two letters each, such as DE, AT. Empty: everywhere."
        error={faults.countries}
      />
      <Field label="First day, UTC" name="from" type="date" help="Empty: from now on." />
      <Field label="Last day, UTC" name="to" type="date" help="Empty: without an end." error={faults.days} />
    </>
  );
}
