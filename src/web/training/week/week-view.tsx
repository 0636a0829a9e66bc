import { type ReactNode, useState } from 'react';
import type { DaySwap } from '#training/today/day-swaps.ts';
import type { AheadDay } from '#training/today/week-ahead.ts';
import { weekdayName } from '#training/training-day.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import styles from './week-view.module.css';

interface WeekViewProps {
  days: readonly AheadDay[];
  onSwap(swap: DaySwap): void;
}

/** A day whose exercises can still change places: one to come, or today before anything is done. */
const isMovable = ({ isRest, items }: AheadDay): boolean => !isRest && items.every(({ isDone }) => !isDone);

/** The next seven days on the kite's tail, a bow each; a rest day has a ring. */
export function WeekView({ days, onSwap }: WeekViewProps) {
  const [opened, open] = useState<string | null>(null);
  const movable = days.filter(isMovable);
  return (
    <div className={styles.week}>
      <svg className={styles.kite} viewBox="-34 -38 68 88" aria-hidden="true">
        <Kite scale={0.82} turn={24} />
      </svg>
      <ol className={styles.days}>
        {days.map((day, i) => (
          <Day key={day.day} {...day} place={i}>
            {movable.includes(day) && movable.length > 1 && (
              <Swap
                day={day}
                others={movable.filter((other) => other !== day)}
                isOpen={opened === day.day}
                onOpen={() => open(opened === day.day ? null : day.day)}
                onChoose={(other) => {
                  open(null);
                  onSwap([day.number, other.number]);
                }}
              />
            )}
          </Day>
        ))}
      </ol>
    </div>
  );
}

interface SwapProps {
  day: AheadDay;
  others: readonly AheadDay[];
  isOpen: boolean;
  onOpen(): void;
  onChoose(other: AheadDay): void;
}

/** Another day to change places with. */
function Swap({ day, others, isOpen, onOpen, onChoose }: SwapProps) {
  const name = weekdayName(day.day);
  return (
    <div>
      <button type="button" className="text-link" aria-expanded={isOpen} onClick={onOpen}>
        Swap<span className="visually-hidden">{`, ${name}`}</span>
      </button>
      {isOpen && (
        <fieldset className={styles.swap} aria-label={`${name} changes places with`}>
          {others.map((other) => (
            <button key={other.day} type="button" onClick={() => onChoose(other)}>
              {weekdayName(other.day)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Day({ day, isToday, isRest, items, place, children }: AheadDay & { place: number; children: ReactNode }) {
  const isDone = items.length > 0 && items.every((item) => item.isDone);
  return (
    <li className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <svg className={styles.tie} viewBox="-20 -20 40 40" aria-hidden="true">
        {isRest ? (
          <circle r="8" className={styles.ring} />
        ) : (
          <path
            d="M0 0L-14 -8.5V8.5ZM0 0L14 -8.5V8.5Z"
            className={classNames(styles.bow, isDone && styles.full)}
            transform={`rotate(${place % 2 === 0 ? 8 : -10})`}
          />
        )}
      </svg>
      <div className={isRest ? styles.rest : styles.card}>
        <h2>
          <span>{weekdayName(day)}</span>
          {isToday && <Chip small>Today</Chip>}
        </h2>
        {isRest ? (
          <p className="muted">A day of rest</p>
        ) : (
          <ul>
            {items.map(({ exercise, minutes }) => (
              <li key={exercise.id} className={styles.item}>
                <Thumb id={exercise.id} size={44} />
                <span>{exercise.name}</span>
                <span className="small muted number">{`${minutes} min`}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </li>
  );
}
