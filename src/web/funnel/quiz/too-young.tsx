import { useEffect } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { LazyAiry } from '#web/ui/illustration/lazy-airy.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { Arrival } from './arrival.tsx';

/** The end of the quiz for a visitor under 18. */
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
      <LazyAiry />
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
