import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Drawing } from './drawing';
import { firstDrawings } from './first-drawings';
import styles from './step-bar.module.css';

interface StepBarProps {
  /** What Back does, in words. */
  backLabel: string;
  backHref?: string;
  onBack?: () => void;
  /** In the middle: the thread, or words. */
  children?: ReactNode;
  /** Towards the end: the counter. Screen readers hear it from the thread. */
  end?: ReactNode;
  /** At the very end: a 44 px control. */
  action?: ReactNode;
}

/** Back, progress, counter, and what else can be done. Without a way back the place stays empty. */
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
