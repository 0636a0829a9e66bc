import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';

interface CancelledViewProps {
  /** ISO 8601; null when no paid time is left. */
  until: string | null;
  /** The address that the confirmation is sent to; empty when unknown. */
  email: string;
  isSignedIn: boolean;
  /** Null when it cannot be undone. */
  onStartAgain: (() => void) | null;
}

/** Confirms a cancellation and offers to undo it. */
export function CancelledView({ until, email, isSignedIn, onStartAgain }: CancelledViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Done. Your subscription is cancelled.</h1>
      <p className="muted">
        {until !== null && (
          <>
            {brand} stays open for you until <b className="number">{longDate(until)}</b>.{' '}
          </>
        )}
        {email === '' ? 'We mail you a confirmation with day and time.' : `We sent a confirmation to ${email}.`}
      </p>
      <Button wide href={paths.account}>
        {isSignedIn ? 'Back to your account' : 'Sign in to your account'}
      </Button>
      {onStartAgain !== null && (
        <Button variant="text" onClick={onStartAgain}>
          Start it again
        </Button>
      )}
    </DoneStage>
  );
}
