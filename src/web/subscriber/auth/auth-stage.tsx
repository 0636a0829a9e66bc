import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Footer } from '#web/site/footer.tsx';
import { SiteHeader } from '#web/site/site-header.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import styles from './auth-stage.module.css';

interface AuthStageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** § 2, the pages around signing in: a form in the main layout, beside a picture on wide screens. */
export function AuthStage({ title, lead, children }: AuthStageProps) {
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <FunnelStage brandHref={paths.home} scene={<Lift frame="panel" />} header={<SiteHeader />}>
        <main id="main" className={styles.page}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className="muted">{lead}</p>}
          {children}
        </main>
      </FunnelStage>
      <Footer />
    </div>
  );
}
