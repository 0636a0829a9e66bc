import { paths } from '../../contract/paths';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';

/** A payment did not go through: what that means, and the way out. */
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
      It goes on as soon as it is paid: with another card now, or when a later try with this card succeeds.
    </Banner>
  );
}
