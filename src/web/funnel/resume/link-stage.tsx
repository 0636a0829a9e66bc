import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { LazyAiry } from '#web/ui/illustration/lazy-airy.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import styles from './link-stage.module.css';

interface LinkStageProps {
  title: string;
  hint: string;
  children?: ReactNode;
}

/** The frame of a message or question about where to continue, with its buttons. */
export function LinkStage({ title, hint, children }: LinkStageProps) {
  return (
    <FunnelStage brandHref={paths.home}>
      <LazyAiry />
      <div className={styles.page}>
        <Step>
          <StepHead title={title} hint={hint} />
        </Step>
        {children !== undefined && <Dock label="Go on">{children}</Dock>}
        <LegalLine />
      </div>
    </FunnelStage>
  );
}
