import { classNames } from '#web/ui/class-names.ts';
import styles from './phases.module.css';

const steps = ['Look', 'Follow', 'Tap'] as const;

/** The steps of a round, with the present one. */
export function Phases({ present }: { present: 0 | 1 | 2 }) {
  return (
    <ol className={styles.phases} aria-label="Steps of a round">
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(index < present && styles.past)}
          aria-current={index === present ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
