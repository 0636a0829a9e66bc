import { useOwnQuizPages } from '#web/measuring/visitor/own-quiz.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** For users who sign in on a device without their answers, since answers and plan stay where they were given. */
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
