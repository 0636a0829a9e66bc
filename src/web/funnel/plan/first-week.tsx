import type { CSSProperties } from 'react';
import { exercisesOfDay, type PlannedDay } from '#training/plan/planned-week.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { bowColours } from '#web/ui/illustration/palette.ts';
import { Bow } from '#web/ui/illustration/tail.tsx';
import styles from './first-week.module.css';
import { say } from './plan-copy.ts';

interface FirstWeekProps {
  /** Seven. */
  days: readonly PlannedDay[];
  /** Whether it is the flight school, with a lead and something new each day. */
  isSchool: boolean;
}

/** The tail's string over seven columns. */
const string =
  'M-.05 12C.04 12.33 .24 12.67 .5 14C.76 15.33 1.17 19.5 1.5 20C1.83 20.5 2.17 18.5 2.5 17C2.83 15.5 3.17 12.17 3.5 11C3.83 9.83 4.17 9.17 4.5 10C4.83 10.83 5.17 14.17 5.5 16C5.83 17.83 6.24 19.83 6.5 21C6.76 22.17 6.96 22.67 7.05 23';
/** Where the bow of each day hangs on it: pixels from the top, and degrees. */
const bows = [
  [14, 5],
  [20, 3],
  [17, -5],
  [11, -4],
  [10, 3],
  [16, 6],
  [21, 5],
] as const;

/** The first seven days as a kite's tail: a bow a day, and under it the pictures of its exercises. */
export function FirstWeek({ days, isSchool }: FirstWeekProps) {
  const names = new Set(days.flatMap(exercisesOfDay).map(({ name }) => name));
  return (
    <Card title={say('first-week')}>
      {isSchool && <p className="small muted">{say('school')}</p>}
      <div className={styles.tail}>
        <svg className={styles.string} viewBox="0 0 7 36" preserveAspectRatio="none" aria-hidden="true">
          <path d={string} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className={styles.days}>
          {days.map((day) => (
            <Day key={day.number} day={day} />
          ))}
        </ol>
      </div>
      {/* For those who see the pictures without the names, which the list has. */}
      <p className="small muted only-narrow" aria-hidden="true">
        {[...names].join(' · ')}
      </p>
    </Card>
  );
}

function Day({ day }: { day: PlannedDay }) {
  const place = day.number - 1;
  const [top, turn] = bows[place % bows.length]!;
  return (
    <li className={styles.day} style={{ '--top': `${top}px` } as CSSProperties}>
      <svg className={styles.bow} viewBox="-11 -8 22 16" aria-hidden="true">
        <Bow x={0} y={0} turn={turn} scale={1} colour={bowColours[place % bowColours.length]!} />
      </svg>
      <b className="number">
        <span className={styles.word}>Day </span>
        <span>{day.number}</span>
      </b>
      <ul className={styles.exercises}>
        {exercisesOfDay(day).map(({ id, name }) => (
          <li key={id}>
            <Thumb id={id} size={36} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
