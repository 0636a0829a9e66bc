import { paths } from '../../contract/paths';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';

/** § 2, /quiztwo/offer (screen 34). */
export default function OfferPage() {
  return (
    <FunnelStage brandHref={paths.home}>
      <Step>
        <StepHead title="Your plan is ready" />
      </Step>
    </FunnelStage>
  );
}
