import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { useOwnQuizPages } from '../visitor/own-quiz';

/** Answers, and the plan made from them, stay on the device where they were given: for whoever signs in on another one. */
export function PlanElsewhere() {
  const { start } = useOwnQuizPages();
  return (
    <Banner
      title="Your plan is on another device"
      action={
        <Button small variant="white" href={start}>
          Check in here
        </Button>
      }
    >
      It is made from your answers, and those stay where you gave them. There, choose “Continue on another device” to
      bring them here, or answer once more on this one.
    </Banner>
  );
}
