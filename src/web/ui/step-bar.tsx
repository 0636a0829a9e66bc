import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import { firstDrawings } from './first-drawings.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  /** What Back does, for screen readers. */
  backLabel: string;
  backHref?: string;
  onBack?: () => void;
  /** In the middle: the progress thread, or a text. */
  children?: ReactNode;
  /** The counter. Hidden from screen readers, which hear it from the thread. */
  end?: ReactNode;
  /** A 44 px control at the very end. */
  action?: ReactNode;
}

/** Back, progress and counter. Without a previous step the space of Back stays empty, so that nothing moves. */
export function StepBar({ backLabel, backHref, onBack, children, end, action }: StepBarProps) {
  return (
    <header className={styles.bar}>
      {backHref === undefined ? (
        <button
          type="button"
          className={classNames('icon-button', onBack === undefined && styles.hidden)}
          aria-label={backLabel}
          onClick={onBack}
        >
          <Drawing path={firstDrawings.back} />
        </button>
      ) : (
        <a className="icon-button" href={backHref} aria-label={backLabel} onClick={onBack}>
          <Drawing path={firstDrawings.back} />
        </a>
      )}
      <div>{children}</div>
      <span className={styles.end} aria-hidden="true">
        {end}
      </span>
      {action}
    </header>
  );
}
