import { brand } from '../../contract/brand';
import { paths } from '../../contract/paths';
import { longDate } from '../platform/format-date';
import { Button } from '../ui/button';
import { DoneStage } from './done-stage';

interface CancelledViewProps {
  /** ISO 8601; null when nothing paid for is left. */
  until: string | null;
  /** Where the confirmation goes; null when that is not shown here. */
  email: string | null;
  /** Null where it cannot be taken back. */
  onStartAgain: (() => void) | null;
}

/** The calm end of cancelling, with the way back. */
export function CancelledView({ until, email, onStartAgain }: CancelledViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Done. Your subscription is cancelled.</h1>
      <p className="muted">
        {until !== null && (
          <>
            {brand} stays open for you until <b className="number">{longDate(until)}</b>.{' '}
          </>
        )}
        {email === null ? 'We mail you a confirmation with day and time.' : `We sent a confirmation to ${email}.`}
      </p>
      <Button wide href={paths.account}>
        {email === null ? 'Sign in to your account' : 'Back to your account'}
      </Button>
      {onStartAgain !== null && (
        <Button variant="text" onClick={onStartAgain}>
          Start it again
        </Button>
      )}
    </DoneStage>
  );
}
