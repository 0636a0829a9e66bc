import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { LegalLine } from '../home/legal-line';
import { Dock } from '../ui/dock';
import { Airy } from '../ui/illustration/airy';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

interface LinkStageProps {
  title: string;
  hint: string;
  children?: ReactNode;
}

/** One thing about a link, and what can be done. */
export function LinkStage({ title, hint, children }: LinkStageProps) {
  return (
    <FunnelStage brandHref={paths.home}>
      <Airy />
      <Step>
        <StepHead title={title} hint={hint} />
      </Step>
      <LegalLine />
      {children !== undefined && <Dock label="Go on">{children}</Dock>}
    </FunnelStage>
  );
}
