import { factsOfWeek } from '#training/facts/week-facts.ts';
import { Card } from '#web/ui/card.tsx';
import { factPictures } from './fact-pictures.tsx';
import styles from './facts-card.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';

const fourWeeks = 28;

/** Up to three facts of the last four weeks: what was done, never whether it went better (delight.md § 7). */
export function FactsCard({ training: { entries }, today }: Pick<ProgressCardProps, 'training' | 'today'>) {
  const facts = factsOfWeek(entries, today, fourWeeks);
  if (facts.length === 0) return null;
  return (
    <Card title="Your last four weeks" className={styles.card}>
      <ul className={styles.facts}>
        {facts.map(({ id, text }) => (
          <li key={id}>
            <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
              {factPictures[id]}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
