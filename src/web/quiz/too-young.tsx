import { useEffect } from 'react';
import { brand } from '../../contract/brand';
import { paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { Dock } from '../ui/dock';
import { Airy } from '../ui/illustration/airy';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';
import { TopBar } from '../ui/top-bar';
import { Arrival } from './arrival';

/** Where someone under 18 is led: kind words, and nothing is kept. */
export default function TooYoung() {
  useEffect(() => {
    document.title = `Thank you · ${brand}`;
  }, []);
  return (
    <FunnelStage
      brandHref={paths.home}
      header={
        <div className="only-narrow">
          <TopBar brandHref={paths.home} />
        </div>
      }
    >
      <Airy />
      <Arrival takesFocus={() => true}>
        <Step>
          <StepHead
            title="Thank you for being honest"
            hint="This check is made for adults, so we stop here. Nothing you told us has been kept. If something weighs on you, a parent, a teacher or a doctor you trust is a good person to talk to."
          />
        </Step>
      </Arrival>
      <Dock label="Leave">
        <Button wide href={paths.home}>
          Back to the start page
        </Button>
        <Button variant="text" href={paths.help}>
          Find someone to talk to
        </Button>
      </Dock>
    </FunnelStage>
  );
}
