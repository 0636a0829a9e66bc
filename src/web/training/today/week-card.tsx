import type { CSSProperties } from 'react';
import type { WeekDay } from '#training/today/week.ts';
import { Card } from '#web/ui/card.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';
import styles from './week-card.module.css';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** The position of each bow on the tail: its height and its turn, in degrees. */
const places = [
  [36, 12],
  [44, 4],
  [40, -10],
  [30, -10],
  [28, 6],
  [36, 14],
  [46, 10],
] as const;
const colours = ['#F2512B', '#FFBF3F', '#5AA2E6', '#2B8A63'] as const;
const said = { trained: 'trained', rest: 'rest day', empty: 'empty' } as const;

/** The week as the kite's tail. Only full bows count, and a day without one takes nothing away. */
export function WeekCard({ week }: { week: readonly WeekDay[] }) {
  return (
    <Card title="This week">
      <ul className={styles.tail} aria-label="This week">
        <TailDrawing />
        {week.map(({ day, state, isToday }, place) => {
          const [y, turn] = places[place]!;
          return (
            <li
              key={day}
              className={styles.day}
              style={{ '--y': y, '--turn': `${turn}deg` } as CSSProperties}
              aria-current={isToday ? 'date' : undefined}
            >
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                {state === 'rest' ? (
                  <RestKnot />
                ) : (
                  <DayBow colour={state === 'trained' ? colours[place % 4] : undefined} />
                )}
              </svg>
              <span className={styles.initial} aria-hidden="true">
                {names[place]![0]}
              </span>
              <span className="visually-hidden">{`${names[place]}: ${said[state]}${isToday ? ', today' : ''}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function TailDrawing() {
  return (
    <>
      <svg className={styles.cord} viewBox="0 0 352 66" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M42 31C59 31 59 36 76 36C98 36 98 44 119 44C140 44 140 40 161 40C182 40 182 30 204 30C225 30 225 28 246 28C267 28 267 36 288 36C310 36 310 46 331 46C341 46 341 50 352 50"
          fill="none"
          stroke="var(--control)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
        />
      </svg>
      <svg className={styles.kite} viewBox="-34 -38 68 88" aria-hidden="true">
        <Kite scale={0.82} turn={-64} />
      </svg>
    </>
  );
}

function DayBow({ colour }: { colour: string | undefined }) {
  return (
    <path
      d="M0 0L-14 -8.5V8.5ZM0 0L14 -8.5V8.5Z"
      fill={colour ?? 'var(--surface)'}
      stroke={colour ?? 'var(--control)'}
      strokeWidth={colour === undefined ? 2.2 : 3}
      strokeLinejoin="round"
    />
  );
}

function RestKnot() {
  return <circle r="7" fill="var(--surface)" stroke="var(--text)" strokeWidth="2.4" />;
}
