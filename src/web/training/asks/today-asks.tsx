import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { dueToSay } from '#training/engines/one-knot/one-knot.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { drawnOrder, isHabitDayDue, trialOf, weekOf } from '#training/habit-trial/trial-weeks.ts';
import { habitOf } from '#training/habits/habits.ts';
import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';
import { asksOf } from '#training/today/asks.ts';
import { type TodayItem, todayOf } from '#training/today/today.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import { minutesOf, namesOf, shorterLine } from '#training/yardsticks/yardstick-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { HabitDayQuestion } from '../habit-trial/habit-day-question.tsx';
import type { Notes } from '../store/notes.ts';
import type { Training } from '../store/training.ts';
import styles from './today-asks.module.css';

export interface TodayAsksProps {
  one: TrainedDay;
  training: Pick<Training, 'saveSetting' | 'folded' | 'notes' | 'add'>;
  onYardsticks(ids: readonly YardstickId[]): void;
  onSayAgain(): void;
}

/** The asks of the day besides its exercises. It is loaded together with them, so that no first press waits for it. */
export function TodayAsks({ one, training, onYardsticks, onSayAgain }: TodayAsksProps) {
  const { day, number, minutes } = one;
  const asks = asksOf(training.folded, day, number, minutes);
  const isPlanDue = useIsPlanDue(training.notes, day);
  const save = training.saveSetting;
  const notToday = (what: 'yardsticks' | 'weekly look') => void save({ name: 'not-today', value: { what, day } });
  return (
    <>
      {asks.roundEnd && <RoundEndAsk onSame={() => void save({ name: 'round-end', value: { day } })} />}
      {asks.yardsticks.length > 0 && (
        <YardsticksAsk
          ids={asks.yardsticks}
          exercises={exerciseMinutes(one, minutesOf(asks.yardsticks))}
          onBegin={() => onYardsticks(asks.yardsticks)}
          onNotToday={() => notToday('yardsticks')}
        />
      )}
      {isPlanDue && <SayAgainAsk onSay={onSayAgain} />}
      <HabitDayAsk key={day} day={day} training={training} />
      {asks.weeklyLook !== null && <WeeklyLookAsk onNotToday={() => notToday('weekly look')} />}
    </>
  );
}

/** Asked once at the end of four weeks: the same goals, other goals, or other minutes. */
export function RoundEndAsk({ onSame }: { onSame(): void }) {
  return (
    <Card title="Four weeks are flown">
      <p className="muted">The next ones take up what had no turn. How shall they be?</p>
      <Button wide variant="white" onClick={onSame}>
        Same goals
      </Button>
      <Button wide variant="white" href={`${paths.plan}#goals`}>
        Other goals
      </Button>
      <Button wide variant="white" href={`${paths.plan}#minutes`}>
        Other minutes
      </Button>
    </Card>
  );
}

interface YardsticksAskProps {
  ids: readonly YardstickId[];
  /** Minutes of the day's exercises now and after it; null when none is left. */
  exercises: { before: number; after: number } | null;
  onBegin(): void;
  onNotToday(): void;
}

/** Measures that are not trained, instead of minutes of the day (training.md § 3.3). */
export function YardsticksAsk({ ids, exercises, onBegin, onNotToday }: YardsticksAskProps) {
  return (
    <Card title="Measure first?" end={<Chip>{`${minutesOf(ids)} min`}</Chip>}>
      <p className="muted">
        <span>{`${namesOf(ids)} ${ids.length === 1 ? 'is' : 'are'} measured and not trained, now and then. `}</span>
        {exercises !== null && <span>{shorterLine(exercises.before, exercises.after)}</span>}
      </p>
      <ul className={styles.list}>
        {ids.map(yardstickOf).map(({ id, name, what, minutes }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="number">{`${minutes} min`}</span>
            <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button wide variant="white" onClick={onBegin}>
          Measure
        </Button>
        <Button wide variant="white" onClick={onNotToday}>
          Not today
        </Button>
      </div>
    </Card>
  );
}

const sumOf = (items: readonly TodayItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Minutes of the day's exercises now, and when yardsticks have taken some of them; null when no exercise is left to be
 * shorter.
 */
function exerciseMinutes(
  { trained, history, day, minutes, today }: TrainedDay,
  taken: number,
): { before: number; after: number } | null {
  if (today.next === null) return null;
  const measured = { ...history, yardstickMinutes: history.yardstickMinutes + taken };
  return { before: sumOf(today.items), after: sumOf(todayOf(trained, measured, day, minutes).items) };
}

/** Asks to say a plan of One knot again today. */
export function SayAgainAsk({ onSay }: { onSay(): void }) {
  return (
    <Card>
      <p className="muted">A plan to say again: one minute. Said again now and then, it helps more.</p>
      <Button wide variant="white" onClick={onSay}>
        Say it again
      </Button>
    </Card>
  );
}

/** Whether a plan is to be said again. Plans are notes on this device, so no entry shows it. */
function useIsPlanDue(notes: () => Notes, day: string): boolean {
  const [isDue, setDue] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a day; the function is another one each time
  useEffect(() => {
    let isWanted = true;
    const now = Date.now();
    const look = async () => dueToSay(await notes().list('one-knot'), now, -new Date(now).getTimezoneOffset());
    look().then(
      (due) => isWanted && setDue(due.length > 0),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  return isDue;
}

interface HabitDayAskProps {
  /** The training day. A new one needs a new key. */
  day: string;
  training: Pick<Training, 'folded' | 'add'>;
}

/** The day's question of *Try it on yourself*, asked once. The card stays in place after the answer. */
export function HabitDayAsk({ day, training: { folded, add } }: HabitDayAskProps) {
  const isDue = isHabitDayDue(folded, day);
  const [wasDue] = useState(isDue);
  const trial = trialOf(folded);
  if (trial === null || !(isDue || wasDue)) return null;
  const week = weekOf(trial, day);
  const kind = week === null ? trialCopy.lastQuestion : trialCopy.week[drawnOrder(trial)[week] ? 'with' : 'without'];
  return (
    <Card title={habitOf(trial.habit).name}>
      <div role="status">
        <p className="muted">{isDue ? kind : trialCopy.kept}</p>
      </div>
      {isDue && (
        <HabitDayQuestion
          trial={trial}
          onKeep={(answer) => void add({ kind: 'habit_day', body: { trial: trial.fromDay, ...answer } })}
        />
      )}
      <a className="text-link" href={paths.habitTrial}>
        {trialCopy.card.toPage}
      </a>
    </Card>
  );
}

/** Six questions about the last seven days, open for three days (training.md § 4.5). */
export function WeeklyLookAsk({ onNotToday }: { onNotToday(): void }) {
  return (
    <Card title="Weekly look">
      <p className="muted">Six questions about the last seven days. About one minute.</p>
      <Button wide variant="white" href={paths.weeklyLook}>
        Begin
      </Button>
      <Button wide variant="white" onClick={onNotToday}>
        Not today
      </Button>
    </Card>
  );
}
