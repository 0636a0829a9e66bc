import { paths } from '../../contract/paths';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

/** § 2, the start page of a quiz. */
export default function StartPage() {
  return (
    <FunnelStage brandHref={paths.home}>
      <Step>
        <StepHead title="How windy is your mind today?" />
      </Step>
    </FunnelStage>
  );
}
