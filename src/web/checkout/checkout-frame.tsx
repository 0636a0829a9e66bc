import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { Horizon } from '../ui/illustration/horizon';
import { useOwnQuizPages } from '../visitor/own-quiz';
import styles from './checkout-frame.module.css';

/** The frame of the payment page: a way back, and nothing that leads elsewhere. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { offers } = useOwnQuizPages();
  return (
    <div className={styles.page}>
      <Horizon />
      <header className={styles.bar}>
        <a className="icon-button" href={offers} aria-label="Back to the offers">
          <Icon name="back" />
        </a>
        <span className={styles.title}>
          <Icon name="lock" size={18} /> Secure checkout
        </span>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
