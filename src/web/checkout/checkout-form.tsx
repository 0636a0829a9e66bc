import { useState } from 'react';
import type { Consent, StartCheckoutAnswer } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { paths } from '../../contract/paths';
import { consentLabel, termsVersion } from '../../contract/purchase-terms';
import { emailFault } from '../auth/email-fault';
import { loginWithReturn } from '../auth/return-path';
import { currentAddress } from '../platform/navigate';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { CheckBox } from '../ui/check-box';
import { Field } from '../ui/field';
import type { Begun, Refusal } from './begin-checkout';
import styles from './checkout-form.module.css';
import { consentTo } from './consent';
import { MerchantOfRecord } from './merchant-of-record';
import { TermsBeside } from './terms-beside';

interface CheckoutFormProps {
  offer: Offer;
  /** Epoch ms at which the terms were worked out. */
  now: number;
  knownEmail: string;
  onBegin(email: string, consent: Consent): Promise<Begun>;
  onStarted(started: StartCheckoutAnswer): void;
}

/** Before the card: where the receipt goes, the terms and the agreement to them. */
export function CheckoutForm({ offer, now, knownEmail, onBegin, onStarted }: CheckoutFormProps) {
  const [accepted, setAccepted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const { onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    setRefusal(null);
    if (found !== null || !accepted) return;
    const begun = await onBegin(email, consentTo(termsVersion, now));
    if ('started' in begun) onStarted(begun.started);
    else setRefusal(begun);
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label="E-mail for your receipt"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={knownEmail}
        error={fault ?? undefined}
      />
      <div className={styles.agree}>
        <TermsBeside offer={offer} now={now} />
        <CheckBox name="consent" checked={accepted} onChange={setAccepted} label={<ConsentSentence />} />
        {refusal !== null && <RefusalWords refusal={refusal} />}
        <Button
          type="submit"
          wide
          disabledReason={accepted ? undefined : 'Tick the box above to go on to the payment.'}
        >
          Continue to payment
        </Button>
      </div>
      <MerchantOfRecord />
    </form>
  );
}

function ConsentSentence() {
  return (
    <>
      {consentLabel.words} <a href={paths.terms}>{consentLabel.link}</a>.
    </>
  );
}

function RefusalWords({ refusal: { refused, signIn } }: { refusal: Refusal }) {
  return (
    <p className={styles.refusal} role="alert">
      {refused} {signIn && <a href={loginWithReturn(currentAddress())}>Sign in</a>}
    </p>
  );
}
