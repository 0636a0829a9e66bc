import { asksOf } from '#training/today/asks.ts';
import type { DayMinutes } from '#training/today/today.ts';
import type { YardstickId } from '#training/yardsticks/yardstick.ts';
import type { Training } from '../store/training.ts';
import { RoundEndAsk } from './round-end-ask.tsx';
import { WeeklyLookAsk } from './weekly-look-ask.tsx';
import { YardsticksAsk } from './yardsticks-ask.tsx';

export interface TodayAsksProps {
  day: string;
  /** The plan's day, from 1. */
  number: number;
  /** Of the day, as they were chosen. */
  minutes: DayMinutes;
  training: Pick<Training, 'keepSetting' | 'folded'>;
  onYardsticks(ids: readonly YardstickId[]): void;
}

/** What the day asks for beside its exercises. It is loaded beside them, so that no first press waits for it. */
export function TodayAsks({ day, number, minutes, training, onYardsticks }: TodayAsksProps) {
  const asks = asksOf(training.folded, day, number, minutes);
  const keep = training.keepSetting;
  const notToday = (what: 'yardsticks' | 'weekly look') => void keep({ name: 'not-today', value: { what, day } });
  return (
    <>
      {asks.roundEnd !== null && <RoundEndAsk round={asks.roundEnd} onAnswer={(value) => void keep(value)} />}
      {asks.yardsticks.length > 0 && (
        <YardsticksAsk
          ids={asks.yardsticks}
          onBegin={() => onYardsticks(asks.yardsticks)}
          onNotToday={() => notToday('yardsticks')}
        />
      )}
      {asks.weeklyLook !== null && <WeeklyLookAsk onNotToday={() => notToday('weekly look')} />}
    </>
  );
}
