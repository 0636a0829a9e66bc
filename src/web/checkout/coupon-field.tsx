import { useEffect, useRef, useState } from 'react';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Offer, Price } from '#contract/offer.ts';
import { visitorCohorts } from '#web/measuring/visitor/visitor.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { say } from './checkout-copy.ts';
import styles from './coupon-field.module.css';

/** A code that takes something off, as typed. */
export interface AppliedCoupon {
  code: string;
  /** What is due today with it. */
  due: Price;
}

interface CouponFieldProps {
  offer: Offer;
  /** As `Offers` has it. */
  country: string | undefined;
  applied: AppliedCoupon | null;
  onChange(coupon: AppliedCoupon | null): void;
}

/** A field for a code, folded away. What it takes off is asked of the server, and a wrong code changes nothing. */
export function CouponField({ offer, country, applied, onChange }: CouponFieldProps) {
  return applied === null ? (
    <details className={styles.code}>
      <summary>{say('have-code')}</summary>
      <CodeForm offer={offer} country={country} onApplied={onChange} />
    </details>
  ) : (
    <Applied offer={offer} due={applied.due} onRemove={() => onChange(null)} />
  );
}

function CodeForm({
  offer,
  country,
  onApplied,
}: Pick<CouponFieldProps, 'offer' | 'country'> & { onApplied(coupon: AppliedCoupon): void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { busy, onSubmit } = useSubmit(async (form) => {
    const code = textOf(form, 'code').trim();
    if (code === '') return setFault(say('code-missing'));
    setFault(null);
    const { cohort } = visitorCohorts();
    const body = {
      code,
      currency: offer.price.currency,
      offer_ids: [offer.id],
      ...(cohort && { cohort }),
      ...(country && { country }),
    };
    const result = await call(checkoutCalls.priceCoupon, { body, quiet: true });
    const due = result.data?.offers[0]?.due;
    if (due === undefined) return setFault(errorSentence(result));
    onApplied({ code, due });
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={say('code')}
        name="code"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={fault ?? undefined}
      />
      <Button type="submit" variant="white" small aria-busy={busy || undefined}>
        {say('use-code')}
      </Button>
    </form>
  );
}

/** Takes the focus, because the field that had it is gone. */
function Applied({ offer: { price }, due, onRemove }: { offer: Offer; due: Price; onRemove(): void }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const off = formatPrice({ ...price, amount_minor: price.amount_minor - due.amount_minor });
  return (
    <div className={styles.applied}>
      <p ref={said} className="small number" tabIndex={-1}>
        {say('code-taken', { amount: off, price: formatPrice(price) })}
      </p>
      <button type="button" className="text-link" onClick={onRemove}>
        {say('code-away')}
      </button>
    </div>
  );
}
