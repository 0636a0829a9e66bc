import { useId } from 'react';
import type { PaidPrice } from '#contract/console/price-change.ts';
import { intervalText } from '#contract/format-price.ts';
import { Field } from '../kit/fields.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import styles from './price-change.module.css';
import { beforeText, dayName } from './price-change-copy.ts';
import { amountFault, paidCurrencies, paidOffers, type TypedPrice } from './wanted-price.ts';

interface PriceFormProps {
  typed: TypedPrice;
  paid: readonly PaidPrice[];
  earliestOn: string;
  onType(change: Partial<TypedPrice>): void;
}

/** Which offer, in which currency, which price and from which day on. */
export function PriceForm({ typed, paid, earliestOn, onType }: PriceFormProps) {
  const id = useId();
  const { offerId, currency, amount, on } = typed;
  const now = paid.filter(({ offer_id, price }) => offer_id === offerId && price.currency === currency);
  return (
    <Panel title="A new price" foot="Whoever pays another price for this offer in this currency gets the email.">
      <div className={styles.form}>
        <div className={form.field}>
          <label htmlFor={`${id}-offer`}>Offer</label>
          <select
            id={`${id}-offer`}
            className={form.input}
            value={offerId}
            onChange={({ target }) => onType({ offerId: Number(target.value) })}
          >
            {paidOffers(paid).map(({ offer_id, offer_name, interval }) => (
              <option key={offer_id} value={offer_id}>
                {`${offer_name}, every ${intervalText(interval)}`}
              </option>
            ))}
          </select>
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}-currency`}>Currency</label>
          <select
            id={`${id}-currency`}
            className={form.input}
            value={currency}
            onChange={({ target }) => onType({ currency: target.value })}
          >
            {paidCurrencies(paid, offerId).map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={`New price in ${currency}, tax inside`}
          value={amount}
          onChange={(text) => onType({ amount: text })}
          inputMode="decimal"
          maxLength={12}
          fault={amountFault(typed)}
          help={`Now ${beforeText(now.map(({ price }) => price))}`}
        />
        <div className={form.field}>
          <label htmlFor={`${id}-on`}>Charged from</label>
          <input
            id={`${id}-on`}
            className={form.input}
            type="date"
            min={earliestOn}
            value={on}
            aria-describedby={`${id}-on-help`}
            onChange={({ target }) => onType({ on: target.value })}
          />
          <span id={`${id}-on-help`} className={form.help}>
            {`${dayName(`${earliestOn}T00:00:00Z`)} at the earliest`}
          </span>
        </div>
      </div>
    </Panel>
  );
}
