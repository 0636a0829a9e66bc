import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './auth-stage.module.css';

interface AuthStageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages around signing in: a heading and a form, beside a picture on wide screens. */
export function AuthStage({ title, lead, children }: AuthStageProps) {
  return (
    <FunnelStage brandHref={paths.home} scene={<Lift frame="panel" />} header={<NarrowTopBar />}>
      <main id="main" className={styles.page}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
        {children}
      </main>
      <LegalLine />
    </FunnelStage>
  );
}

/** Only on phones, because wide screens show the brand in the picture. */
function NarrowTopBar() {
  return (
    <div className="only-narrow">
      <TopBar brandHref={paths.home} />
    </div>
  );
}
