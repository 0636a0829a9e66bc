import { paths } from '#contract/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Shows that a payment has failed and how to pay it. */
export function PastDueBanner() {
  return (
    <Banner
      warning
      title="Your last payment did not go through"
      action={
        <Button small href={paths.cardUpdate} data-full-load="">
          Update your card
        </Button>
      }
    >
      Your subscription goes on as soon as it is paid: with another card now, or when a later try with this card works.
    </Banner>
  );
}
