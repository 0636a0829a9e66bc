import { paths } from '../../contract/paths';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

/** § 2, /mental-quiz/creating-plan. */
export default function CreatingPlanPage() {
  return (
    <FunnelStage brandHref={paths.home}>
      <Step>
        <StepHead title="Putting your plan together" />
      </Step>
    </FunnelStage>
  );
}
