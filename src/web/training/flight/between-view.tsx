import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { RestScene } from '../pictures/today-scenes.tsx';
import styles from './between-view.module.css';
import { FlightPage } from './flight-page-frame.tsx';

interface BetweenViewProps {
  /** Such as "Block 2 of 3". */
  place: string;
  onGo(): void;
  onClose(): void;
}

/** A pause between two blocks of the same exercise, as long as the person likes. */
export function BetweenView({ place, onGo, onClose }: BetweenViewProps) {
  useHeadingFocus(place);
  return (
    <FlightPage
      place={place}
      onClose={onClose}
      dock={
        <Button wide onClick={onGo}>
          Carry on
        </Button>
      }
    >
      <div className={styles.picture}>
        <RestScene />
      </div>
      <h1 tabIndex={-1}>One breath</h1>
      <p className="muted">Look far away for a moment. What you did until now is kept.</p>
    </FlightPage>
  );
}
