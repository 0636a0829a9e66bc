import { useState } from 'react';
import type { Consent, StartCheckoutAnswer } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import { consentLabel, termsVersion } from '#contract/purchase-terms.ts';
import { currentAddress } from '#web/platform/navigate.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { emailFault } from '#web/session/email-fault.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Begun, Refusal } from './begin-checkout.ts';
import styles from './checkout-form.module.css';
import { consentTo } from './consent.ts';
import { MerchantOfRecord } from './merchant-of-record.tsx';
import { TermsBeside } from './terms-beside.tsx';

interface CheckoutFormProps {
  offer: Offer;
  /** Epoch ms; the terms count their dates from it. */
  now: number;
  knownEmail: string;
  onBegin(email: string, consent: Consent): Promise<Begun>;
  onStarted(started: StartCheckoutAnswer): void;
}

/** The step before the card form: the email address for the receipt, and the consent to the terms. */
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
        {refusal !== null && <RefusalText refusal={refusal} />}
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
      {consentLabel.text} <a href={paths.terms}>{consentLabel.link}</a>.
    </>
  );
}

function RefusalText({ refusal: { refused, signIn } }: { refusal: Refusal }) {
  return (
    <p className={styles.refusal} role="alert">
      {refused} {signIn && <a href={loginWithReturn(currentAddress())}>Sign in</a>}
    </p>
  );
}
