import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { LegalLine } from '../home/legal-line';
import { Horizon } from '../ui/illustration/horizon';
import { Lift } from '../ui/illustration/lift';
import { TopBar } from '../ui/top-bar';
import styles from './success-stage.module.css';

/** A picture with a sheet of words; on wide screens both stand side by side in the page. */
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
