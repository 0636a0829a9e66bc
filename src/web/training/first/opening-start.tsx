import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './first.module.css';
import { InHandScene } from './opening-scenes.tsx';

interface FirstStartProps {
  /** @param isStill without moving things */
  onStart(isStill: boolean): void;
  onLater(): void;
}

/** The first thing that a subscriber sees: a kite in the hand, and one button (delight.md § 3). */
export function FirstStart({ onStart, onLater }: FirstStartProps) {
  return (
    <div className={styles.page}>
      <InHandScene />
      <main id="main" className={styles.main}>
        <button type="button" className={styles.later} aria-label="Not now" onClick={onLater}>
          <Icon name="close" />
        </button>
        <h1 tabIndex={-1}>Your kite is ready for its first minute.</h1>
        <Button wide onClick={() => onStart(false)}>
          Take the string
        </Button>
        <button type="button" className={styles.still} onClick={() => onStart(true)}>
          Without moving things
        </button>
      </main>
    </div>
  );
}
