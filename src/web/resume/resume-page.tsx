import { paths } from '../../contract/paths';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

/** /resume: continues a quiz that was begun on another device. */
export default function ResumePage() {
  return (
    <FunnelStage brandHref={paths.home}>
      <Step>
        <StepHead title="Continue here" />
      </Step>
    </FunnelStage>
  );
}
