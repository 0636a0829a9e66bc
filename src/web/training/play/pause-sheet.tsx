import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './pause-sheet.module.css';
import { Switches, type SwitchRow } from './switches.tsx';

interface PauseSheetProps {
  /** The effect of carrying on. */
  children: string;
  switches: readonly SwitchRow[];
  onCarryOn(): void;
  onStop(): void;
}

/** Over a resting exercise: settings, carry on, or stop and store the done part. */
export function PauseSheet({ children, switches, onCarryOn, onStop }: PauseSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    // Outside the sheet, the same key pauses.
    event.stopPropagation();
    onCarryOn();
  };
  return (
    <div className={styles.veil}>
      <section className={styles.sheet} role="dialog" aria-modal="true" aria-labelledby="paused" onKeyDown={leave}>
        <h1 id="paused" tabIndex={-1} ref={heading}>
          Paused
        </h1>
        <p className="muted">{children}</p>
        {switches.length > 0 && <Switches rows={switches} />}
        <Button wide onClick={onCarryOn}>
          <Icon name="play" size={20} />
          Carry on
        </Button>
        <Button wide variant="white" onClick={onStop}>
          Stop here and keep it
        </Button>
      </section>
    </div>
  );
}
