import { paths } from '../../contract/paths';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

/** § 2, /mental-quiz/personal-plan (screen 34). */
export default function PersonalPlanPage() {
  return (
    <FunnelStage brandHref={paths.home}>
      <Step>
        <StepHead title="Your personal plan" />
      </Step>
    </FunnelStage>
  );
}
