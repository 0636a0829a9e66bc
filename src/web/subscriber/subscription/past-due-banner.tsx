import { paths } from '#contract/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { say } from './subscription-state-copy.ts';

/** Shows that a payment has failed and how to pay it. */
export function PastDueBanner() {
  return (
    <Banner
      warning
      title={say('past-due')}
      action={
        <Button small href={paths.cardUpdate} data-full-load="">
          {say('update-card')}
        </Button>
      }
    >
      {say('past-due-more')}
    </Banner>
  );
}
