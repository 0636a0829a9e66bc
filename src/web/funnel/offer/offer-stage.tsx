import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import styles from './offer-stage.module.css';
import { say } from './paywall-copy.ts';
import type { useChoice } from './use-choice.ts';

interface OfferStageProps extends Pick<ReturnType<typeof useChoice>, 'chosen' | 'now'> {
  children: ReactNode;
}

/** The frame of a page with offers: two columns on wide screens, on phones one with the button fixed at the bottom. */
export function OfferStage({ chosen, now, children }: OfferStageProps) {
  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home}>
        <a className="text-link" href={`${paths.login}?next=${encodeURIComponent(paths.account)}`}>
          {say('sign-in')}
        </a>
      </TopBar>
      <main id="main" className={styles.columns}>
        <ErrorBoundaries>{children}</ErrorBoundaries>
      </main>
      <LegalLine />
      <Dock narrowOnly>
        <BuyButton offer={chosen} now={now} />
      </Dock>
    </div>
  );
}
