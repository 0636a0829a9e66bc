import { brand } from '../../contract/brand';
import { paths } from '../../contract/paths';
import { longDate } from '../platform/format-date';
import { Button } from '../ui/button';
import { DoneStage } from './done-stage';

interface CancelledViewProps {
  /** ISO 8601; null when nothing paid for is left. */
  until: string | null;
  /** Where the confirmation goes; empty when that is not known here. */
  email: string;
  isSignedIn: boolean;
  /** Null where it cannot be taken back. */
  onStartAgain: (() => void) | null;
}

/** The calm end of cancelling, with the way back. */
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
