import { type OwnNumber, ownLifeCopy } from '#training/progress/own-life-copy.ts';
import { Card } from '#web/ui/card.tsx';
import { IntervalDrawing } from './interval-drawing.tsx';
import styles from './own-life-card.module.css';

/** The numbers about the person's daily life (training.md § 4.6); `meanings.tsx` says what they mean. */
export function OwnLifeCard({ numbers }: { numbers: readonly OwnNumber[] }) {
  return (
    <Card title={ownLifeCopy.title}>
      <p className="caption quiet">{ownLifeCopy.caption}</p>
      <dl>
        {numbers.map(({ name, value, caveat, drawn }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={`${styles.value} number`}>{value}</dd>
            {caveat !== null && <dd className={`${styles.drawing} small muted`}>{caveat}</dd>}
            {drawn && (
              <dd className={styles.drawing}>
                <IntervalDrawing {...drawn} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
