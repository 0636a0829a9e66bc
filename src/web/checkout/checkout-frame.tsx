import type { ReactNode } from 'react';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { say } from './checkout-copy.ts';
import styles from './checkout-frame.module.css';

interface CheckoutFrameProps {
  /** The page to return to; the offers by default. */
  backHref?: string;
  backLabel?: string;
  children: ReactNode;
}

/** The frame of a page with a card form. */
export function CheckoutFrame({ backHref, backLabel = say('back'), children }: CheckoutFrameProps) {
  const { offers } = useOwnNextPages();
  return (
    <div className={styles.page}>
      <Horizon />
      <header className={styles.bar}>
        <a className="icon-button" href={backHref ?? offers} aria-label={backLabel}>
          <Icon name="back" />
        </a>
        <span className={styles.title}>
          <Icon name="lock" size={18} /> <span>{say('secure')}</span>
        </span>
      </header>
      <main id="main" className={styles.main}>
        <ErrorBoundaries>{children}</ErrorBoundaries>
      </main>
      <LegalLine />
    </div>
  );
}
