import { ownLifeOf } from '#training/progress/own-life.ts';
import { ownLifeCopy, ownNumbersOf } from '#training/progress/own-life-copy.ts';
import { Card } from '#web/ui/card.tsx';
import { IntervalDrawing } from './interval-drawing.tsx';
import styles from './own-life-card.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';

/** The numbers about the person's daily life (training.md § 4.6); shows nothing while there is nothing to count. */
export function OwnLifeCard({ training: { folded } }: Pick<ProgressCardProps, 'training'>) {
  const numbers = ownNumbersOf(ownLifeOf(folded));
  if (numbers.length === 0) return null;
  return (
    <Card title={ownLifeCopy.title}>
      <p className="caption quiet">{ownLifeCopy.caption}</p>
      <dl>
        {numbers.map(({ name, value, text, drawn }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={`${styles.value} number`}>{value}</dd>
            <dd className={`${styles.text} small muted`}>{text}</dd>
            {drawn && (
              <dd className={styles.text}>
                <IntervalDrawing {...drawn} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
