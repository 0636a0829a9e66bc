import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './success-stage.module.css';

/** A picture above the content; on wide screens beside it. */
export function SuccessStage({ children }: { children: ReactNode }) {
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
