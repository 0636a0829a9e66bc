import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { LegalLine } from '../home/legal-line';
import { Lift } from '../ui/illustration/lift';
import { FunnelStage } from '../ui/stage';
import { TopBar } from '../ui/top-bar';
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

/** On wide screens the brand stands in the picture. */
function NarrowTopBar() {
  return (
    <div className="only-narrow">
      <TopBar brandHref={paths.home} />
    </div>
  );
}
