import type { YardstickId } from '#training/run/yardstick.ts';
import { asksOf } from '#training/today/asks.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import { minutesOf } from '#training/yardsticks/yardstick-copy.ts';
import type { Training } from '../store/training.ts';
import { exerciseMinutes } from './exercise-minutes.ts';
import { HabitDayAsk } from './habit-day-ask.tsx';
import { RoundEndAsk } from './round-end-ask.tsx';
import { SayAgainAsk } from './say-again-ask.tsx';
import { useIsPlanDue } from './use-due-plans.ts';
import { WeeklyLookAsk } from './weekly-look-ask.tsx';
import { YardsticksAsk } from './yardsticks-ask.tsx';

export interface TodayAsksProps {
  one: TrainedDay;
  training: Pick<Training, 'saveSetting' | 'folded' | 'notes' | 'add'>;
  onYardsticks(ids: readonly YardstickId[]): void;
  onSayAgain(): void;
}

/** What the day asks for beside its exercises. It is loaded beside them, so that no first press waits for it. */
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
