import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './list.module.css';

const signs = {
  fine: styles.signOk,
  look: styles.signLook,
  wrong: styles.signBad,
  off: styles.signOff,
  ends: styles.signHalf,
};
export type StatusIconKind = keyof typeof signs;

/** A shape first, its colour second; the word beside it says the same (design, "Signs"). */
export function StatusIcon({ kind }: { kind: StatusIconKind }) {
  return <span className={classNames(styles.sign, signs[kind])} aria-hidden="true" />;
}

const states = {
  good: styles.stateGood,
  look: styles.stateWarn,
  wrong: styles.stateDanger,
  ends: styles.stateEnds,
  off: styles.stateOff,
  paused: styles.statePause,
  trial: styles.stateTrial,
};
export type StatusBadgeKind = keyof typeof states;

/** A state as a word with its sign. */
export function StatusBadge({ kind, children }: { kind: StatusBadgeKind; children: ReactNode }) {
  return (
    <span className={classNames(styles.state, states[kind])}>
      <i aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
