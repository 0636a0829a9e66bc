import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { consentLabel, type Purchase, termsOf } from '#contract/purchase-terms.ts';
import { currentAddress } from '#web/platform/navigate.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { loginWithReturn } from '#web/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { say } from './checkout-copy.ts';
import styles from './checkout-form.module.css';
import type { CheckoutAct, CheckoutSteps, Step } from './checkout-steps.ts';

interface CheckoutFormProps {
  purchase: Purchase;
  /** Epoch ms; the terms count their dates from it. */
  now: number;
  knownEmail: string;
  steps: CheckoutSteps;
  /** Why the buyer is asked once more; null without a reason. */
  notice: string | null;
  onAct(act: CheckoutAct): void;
  /** The card form, once it is open. */
  children: ReactNode;
}

/** The email address for the receipt, the terms and the consent to them. The tick opens the card form below. */
export function CheckoutForm({ purchase, now, knownEmail, steps, notice, onAct, children }: CheckoutFormProps) {
  const { step, accepted } = steps;
  const stopped = step.at === 'asking' ? step.stopped : null;
  const form = useRef<HTMLFormElement>(null);
  const terms = useRef<HTMLDivElement>(null);
  const isAddressWrong = stopped?.by === 'address';
  useScrollRoom(terms, step.at === 'paying');

  useEffect(() => {
    if (isAddressWrong) form.current?.querySelector('input')?.focus();
  }, [isAddressWrong]);

  function ask(event?: FormEvent) {
    event?.preventDefault();
    onAct({ does: 'ask' });
  }

  return (
    <div className={classNames(styles.pay, step.at === 'paying' && styles.open)}>
      <form ref={form} onSubmit={ask} noValidate>
        <EmailField
          label={say('email')}
          defaultValue={knownEmail}
          fault={isAddressWrong ? stopped.fault : null}
          onEdit={(email) => onAct({ does: 'edit address', email })}
          onDone={() => onAct({ does: 'leave address' })}
        />
      </form>
      <div className={styles.agree}>
        {notice !== null && step.at !== 'paying' && <AskedAnew key={notice}>{notice}</AskedAnew>}
        <div ref={terms} className={styles.terms}>
          <TermsBeside purchase={purchase} now={now} />
        </div>
        <CheckBox
          name="consent"
          checked={accepted}
          onChange={(on) => onAct({ does: 'tick', accepted: on })}
          label={<ConsentSentence />}
        />
        <NextStep step={step} accepted={accepted} onAsk={ask} />
      </div>
      <MerchantOfRecord />
      {children}
    </div>
  );
}

/** Takes the focus, because the card form that had it is gone. */
function AskedAnew({ children }: { children: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} className={styles.anew} tabIndex={-1}>
      {children}
    </p>
  );
}

/** Scrolls the focused part of the card form clear of the terms, which stay above it. */
function useScrollRoom(terms: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen || terms.current === null) return;
    const { style } = document.documentElement;
    const covering = terms.current;
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(covering).position === 'sticky' ? covering.offsetHeight : 16;
      style.scrollPaddingBlock = `${height}px calc(16px + var(--banner))`;
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlock = '';
    };
  }, [terms, isOpen]);
}

function ConsentSentence() {
  return (
    <>
      <span>{`${consentLabel.text} `}</span>
      <a href={paths.terms}>{consentLabel.link}</a>
      <span>.</span>
    </>
  );
}

/** Says what the tick does before it is set, and its outcome afterwards, without taking the focus. */
function NextStep({ step, accepted, onAsk }: { step: Step; accepted: boolean; onAsk(): void }) {
  const stopped = step.at === 'asking' ? step.stopped : null;
  return (
    <>
      <p className={step.at === 'paying' ? 'visually-hidden' : styles.next} role="status">
        {nextCopy(step, accepted)}
      </p>
      {stopped?.by === 'server' && (
        <p className={styles.refusal} role="alert">
          <span>{`${stopped.refused} `}</span>
          {stopped.signIn && <a href={loginWithReturn(currentAddress())}>{say('sign-in')}</a>}
        </p>
      )}
      {accepted && step.at === 'asking' && (
        <Button wide onClick={onAsk}>
          {stopped?.by === 'server' ? say('try-again') : say('open-form')}
        </Button>
      )}
    </>
  );
}

function nextCopy(step: Step, accepted: boolean): string {
  if (step.at === 'paying') return say('is-open');
  if (step.at === 'starting') return say('opening');
  if (accepted) return '';
  return say(step.stopped?.by === 'box' ? 'box-first' : 'tick-box');
}

/** The terms beside the pay button, with the conditions of a refund. */
function TermsBeside({ purchase, now }: { purchase: Purchase; now: number }) {
  const { amount, rest, back } = termsOf(purchase, now);
  return (
    <div className={`${styles.beside} number`}>
      <p>
        <b>{`You pay ${amount}`}</b>
        <span>{rest}</span>
      </p>
      <p>{back}</p>
    </div>
  );
}

/** Names the seller, beside the pay button. */
function MerchantOfRecord() {
  return (
    <p className="caption muted">
      Sold by Paddle.com, our reseller and merchant of record: it takes the payment, sends the receipt and answers
      questions about both.{' '}
      <a href="https://www.paddle.com/legal/checkout-buyer-terms" target="_blank" rel="noreferrer">
        Buyer terms
      </a>{' '}
      and{' '}
      <a href="https://www.paddle.com/legal/privacy" target="_blank" rel="noreferrer">
        privacy
      </a>{' '}
      at Paddle.
    </p>
  );
}
