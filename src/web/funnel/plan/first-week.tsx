import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { bowColours } from '#web/ui/illustration/palette.ts';
import { Bow } from '#web/ui/illustration/tail.tsx';
import styles from './first-week.module.css';
import type { PersonalDay } from './personal-plan.ts';

/** The first seven days as bows on a kite's tail, each with its morning and evening. */
export function FirstWeek({ days }: { days: readonly PersonalDay[] }) {
  return (
    <Card title="Your first week">
      <ol className={styles.days}>
        {days.map(({ number, morning, evening }) => (
          <li key={number}>
            <svg className={styles.bow} viewBox="-11 -8 22 16" aria-hidden="true">
              <Bow x={0} y={0} turn={0} scale={1} colour={bowColours[(number - 1) % bowColours.length]!} />
            </svg>
            <b className="number">Day {number}</b>
            <span className={styles.part}>
              <Icon name="sun" size={18} />
              <span>
                <span className="visually-hidden">Morning: </span>
                {morning.map(({ name }) => name).join(', ')}
              </span>
            </span>
            <span className={styles.part}>
              <Icon name="moon" size={18} />
              <span>
                <span className="visually-hidden">Evening: </span>
                {evening.name}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
