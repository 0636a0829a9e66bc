import { knotCopy } from '#training/engines/one-knot/knot-copy.ts';
import type { Plan } from '#training/engines/one-knot/one-knot.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { IfThen } from './if-then.tsx';

interface SayAgainProps {
  plan: Plan;
  onClose(): void;
  onSaid(): void;
  onBegun(): void;
  onDrop(): void;
}

const copy = knotCopy.again;

/** A plan from some days ago, to be said once more. */
export function SayAgain({ plan, onClose, onSaid, onBegun, onDrop }: SayAgainProps) {
  const actions = (
    <>
      <Button wide onClick={onSaid}>
        {copy.said}
      </Button>
      <Button variant="white" wide onClick={onBegun}>
        {copy.begun}
      </Button>
      <Button variant="text" wide onClick={onDrop}>
        {copy.drop}
      </Button>
    </>
  );
  return (
    <GuidedFrame hasWords onClose={onClose} actions={actions}>
      <GuidedTitle lead={copy.text} beside={<IfThen moment={plan.moment} movement={plan.movement} isTied />}>
        {copy.title}
      </GuidedTitle>
      {plan.task !== '' && <p className="muted small">{plan.task}</p>}
    </GuidedFrame>
  );
}
