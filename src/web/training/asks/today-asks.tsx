import type { Asks } from '#training/today/asks.ts';
import type { YardstickId } from '#training/yardsticks/yardstick.ts';
import type { Training } from '../store/training.ts';
import { RoundEndAsk } from './round-end-ask.tsx';
import { WeeklyLookAsk } from './weekly-look-ask.tsx';
import { YardsticksAsk } from './yardsticks-ask.tsx';

export interface TodayAsksProps {
  asks: Asks;
  day: string;
  training: Pick<Training, 'keepSetting' | 'folded'>;
  onYardsticks(ids: readonly YardstickId[]): void;
}

/** What the day asks for beside its exercises, loaded only on a day that asks. */
export function TodayAsks({ asks, day, training, onYardsticks }: TodayAsksProps) {
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
