import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './step.module.css';

/** The main part of a page with one decision: head at the top, choices within reach of the thumb. */
export function Step({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <main id="main" {...rest} className={styles.step}>
      {children}
    </main>
  );
}

interface StepHeadProps {
  id?: string;
  /** Over the question, such as what it is part of. */
  above?: ReactNode;
  title: string;
  hint?: ReactNode;
  hintId?: string;
}

/** The question, and how to answer it. */
export function StepHead({ id, above, title, hint, hintId }: StepHeadProps) {
  return (
    <div className={styles.head}>
      {above !== undefined && <p className="small muted">{above}</p>}
      <h1 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {hint !== undefined && (
        <p id={hintId} className="small muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface StepChoicesProps {
  /** Id of the heading that asks. */
  labelledBy: string;
  /** A list, one too long for a single column on wide screens, three tiles in a row, or two columns of tiles. */
  shape?: 'list' | 'long' | 'trio' | 'duo';
  children: ReactNode;
}

/** The answers to choose from. */
export function StepChoices({ labelledBy, shape = 'list', children }: StepChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the heading that already asks
    <div role="group" aria-labelledby={labelledBy} className={classNames(styles.choices, styles[shape])}>
      {children}
    </div>
  );
}

/** Which key does what, shown on wide screens. */
export function KeyHints({ hints }: { hints: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <p className={styles.keys}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{does}</span>
        </span>
      ))}
    </p>
  );
}
