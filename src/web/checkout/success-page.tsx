import { type ReactNode, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { type CheckoutPhase, useCheckoutPhase } from './checkout-phase.ts';
import { Receipt } from './receipt.tsx';
import { reportPurchase } from './report-purchase.ts';
import styles from './success-page.module.css';

/** § 2, success. The URL only has the checkout's id; our own server knows whether the payment succeeded. */
export default function SuccessPage() {
  useScreenEvents('screen36_open', 'screen36_close', { type: 'success' });
  const known = useCheckoutPhase(queryValue('checkout'));
  useHeadingFocus(known.phase);

  useEffect(() => {
    if (known.phase === 'completed') reportPurchase(known.checkout);
  }, [known]);

  return <SuccessStage>{contentOf(known)}</SuccessStage>;
}

function contentOf(known: CheckoutPhase) {
  switch (known.phase) {
    case 'completed':
      return <Receipt checkout={known.checkout} />;
    case 'waiting':
      return <Waiting title="One moment" text="We are waiting for the word that your payment went through." />;
    case 'late':
      return (
        <Waiting
          title="This takes longer than usual"
          text="You need not pay again. As soon as we hear of your payment, this page goes on by itself and a mail comes to you. You may close it meanwhile."
        />
      );
    case 'failed':
      return <Failed offerId={known.checkout.offer.id} />;
    case 'unknown':
      return <Unknown />;
  }
}

function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted" role="status">
        {text}
      </p>
    </>
  );
}

function Failed({ offerId }: { offerId: number }) {
  return (
    <>
      <h1 tabIndex={-1}>The payment did not go through</h1>
      <p className="muted">You were not charged. You can try again, with the same card or another one.</p>
      <Button wide href={`${paths.payment}?offer=${offerId}`} data-full-load="">
        Back to the payment
      </Button>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 tabIndex={-1}>We find no payment here</h1>
      <p className="muted">
        This address names no payment that we know. If you have paid, the email with your receipt shows the way in, or
        sign in with your email address.
      </p>
      <Button wide href={paths.login}>
        Sign in
      </Button>
      <Button wide variant="white" href={paths.help}>
        Help
      </Button>
    </>
  );
}

/** A picture above the content; on wide screens beside it. */
function SuccessStage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <Horizon />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Lift />
          <div className={styles.brand}>
            <TopBar brandHref={paths.home} />
          </div>
        </div>
        <main id="main" className={styles.sheet}>
          {children}
          <LegalLine />
        </main>
      </div>
    </div>
  );
}
