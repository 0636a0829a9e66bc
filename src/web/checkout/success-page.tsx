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
import { say, successCopy } from './success-copy.ts';
import styles from './success-page.module.css';

export const prepare = successCopy.load;

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
      return <Waiting title={say('waiting')} text={say('waiting-more')} />;
    case 'late':
      return <Waiting title={say('late')} text={say('late-more')} />;
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
      <h1 tabIndex={-1}>{say('failed')}</h1>
      <p className="muted">{say('failed-more')}</p>
      <Button wide href={`${paths.payment}?offer=${offerId}`} data-full-load="">
        {say('failed-back')}
      </Button>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 tabIndex={-1}>{say('unknown')}</h1>
      <p className="muted">{say('unknown-more')}</p>
      <Button wide href={paths.login}>
        {say('sign-in')}
      </Button>
      <Button wide variant="white" href={paths.help}>
        {say('help')}
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
