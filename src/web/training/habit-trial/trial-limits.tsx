import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import styles from './habit-trial.module.css';

/** The limits of a trial, shown before it begins and beside its result. */
export const TrialLimits = () => (
  <section className="stack" aria-labelledby="limits">
    <h2 id="limits">{trialCopy.limitsTitle}</h2>
    <ul className={`${styles.limits} muted`}>
      {trialCopy.limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  </section>
);
