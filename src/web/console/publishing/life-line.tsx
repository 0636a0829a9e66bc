import type { ReactNode } from 'react';
import type { CheckAnswer, DraftAnswer } from '#contract/console/publishing.ts';
import { classNames } from '#web/ui/class-names.ts';
import kit from '../kit/kit.module.css';
import { Time } from '../kit/time.tsx';
import styles from './publishing.module.css';

interface LifeLineProps {
  draft: DraftAnswer['draft'];
  /** Null while they run. */
  checks: CheckAnswer | null;
  /** ISO 8601; null for as soon as possible. */
  startsAt: string | null;
}

/** Where a draft is on its way to its visitors. */
export function LifeLine({ draft, checks, startsAt }: LifeLineProps) {
  const isChecked = checks?.findings.every(({ effect }) => effect !== 'refuses') ?? false;
  const needsAnother = checks?.approval === 'by another';
  const steps: { name: string; about: ReactNode; isDone: boolean }[] = [
    { name: 'Draft', about: <Time at={draft.edited_at} />, isDone: true },
    {
      name: 'Checked',
      about: checks === null ? 'running' : isChecked ? 'nothing refuses' : 'a check refuses',
      isDone: isChecked,
    },
    {
      name: 'Second person',
      about: needsAnother
        ? 'another owner approves'
        : checks?.approval === 'by name'
          ? 'you type the name'
          : 'not needed',
      isDone: checks?.approval === 'alone',
    },
    { name: 'Live', about: startsAt === null ? 'at once, or when approved' : <Time at={startsAt} />, isDone: false },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={classNames(kit.panel, styles.steps)}>
      {steps.map(({ name, about, isDone }, place) => (
        <li
          key={name}
          className={classNames(isDone && styles.done, place === now && styles.now)}
          aria-current={place === now ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <b>{name}</b>
          <small className={styles.stepAbout}>{about}</small>
        </li>
      ))}
    </ol>
  );
}
