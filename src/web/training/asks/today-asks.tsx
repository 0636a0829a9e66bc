import { asksOf } from '#training/today/asks.ts';
import type { YardstickId } from '#training/yardsticks/yardstick.ts';
import { minutesOf } from '#training/yardsticks/yardstick-words.ts';
import type { Training } from '../store/training.ts';
import type { TrainedDay } from '../today/trained-day.ts';
import { exerciseMinutes } from './exercise-minutes.ts';
import { RoundEndAsk } from './round-end-ask.tsx';
import { WeeklyLookAsk } from './weekly-look-ask.tsx';
import { YardsticksAsk } from './yardsticks-ask.tsx';

export interface TodayAsksProps {
  one: TrainedDay;
  training: Pick<Training, 'keepSetting' | 'folded'>;
  onYardsticks(ids: readonly YardstickId[]): void;
}

/** What the day asks for beside its exercises. It is loaded beside them, so that no first press waits for it. */
export function TodayAsks({ one, training, onYardsticks }: TodayAsksProps) {
  const { day, number, minutes } = one;
  const asks = asksOf(training.folded, day, number, minutes);
  const keep = training.keepSetting;
  const notToday = (what: 'yardsticks' | 'weekly look') => void keep({ name: 'not-today', value: { what, day } });
  return (
    <>
      {asks.roundEnd !== null && <RoundEndAsk round={asks.roundEnd} onAnswer={(value) => void keep(value)} />}
      {asks.yardsticks.length > 0 && (
        <YardsticksAsk
          ids={asks.yardsticks}
          exercises={exerciseMinutes(one, minutesOf(asks.yardsticks))}
          onBegin={() => onYardsticks(asks.yardsticks)}
          onNotToday={() => notToday('yardsticks')}
        />
      )}
      {asks.weeklyLook !== null && <WeeklyLookAsk onNotToday={() => notToday('weekly look')} />}
    </>
  );
}
