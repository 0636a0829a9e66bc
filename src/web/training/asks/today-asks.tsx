import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import { airTitle } from '#training/air/air-copy.ts';
import type { AirStretch } from '#training/air/air-due.ts';
import { dueToSay } from '#training/engines/one-knot/one-knot.ts';
import { isHabitDayDue, trialOf } from '#training/habit-trial/trial-weeks.ts';
import { type HabitId, habitOf } from '#training/habits/habits.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { type AskKind, askOrder, asksOf } from '#training/today/asks.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import { measuredSize } from '#training/yardsticks/yardstick-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Notes } from '../store/notes.ts';
import type { Training } from '../store/training.ts';
import { AskLine } from './ask-line.tsx';

export interface TodayAsksProps {
  one: TrainedDay;
  training: Pick<Training, 'saveSetting' | 'folded' | 'notes' | 'where'>;
  /** Of the local day. */
  minute: number;
  onYardsticks(ids: readonly YardstickId[]): void;
  onSayAgain(): void;
  onAskWhere(): void;
}

/**
 * The one thing that is asked today besides the exercises, under them (delight.md § 9). It is loaded together with them,
 * so that no first press waits for it.
 */
export function TodayAsks({ one, training, minute, onYardsticks, onSayAgain, onAskWhere }: TodayAsksProps) {
  const { day, number, minutes } = one;
  const asks = asksOf(training.folded, { day, minute, number, minutes });
  const isPlanDue = useIsPlanDue(training.notes, day);
  const save = training.saveSetting;
  const notToday = (what: 'yardsticks' | 'weekly look') => () => void save({ name: 'not-today', value: { what, day } });
  const open: Record<AskKind, ReactNode> = {
    consent: training.where === null && <ConsentAsk onAsk={onAskWhere} />,
    'habit day': isHabitDayDue(training.folded, day) && <HabitDayAsk habit={trialOf(training.folded)!.habit} />,
    'say again': isPlanDue && <SayAgainAsk onSay={onSayAgain} />,
    air: asks.air !== null && <AirAsk days={asks.air.days} />,
    'weekly look': asks.weeklyLook !== null && <WeeklyLookAsk onNotToday={notToday('weekly look')} />,
    yardsticks: asks.yardsticks.length > 0 && (
      <YardsticksAsk
        ids={asks.yardsticks}
        onBegin={() => onYardsticks(asks.yardsticks)}
        onNotToday={notToday('yardsticks')}
      />
    ),
    'round end': asks.roundEnd && <RoundEndAsk onSame={() => void save({ name: 'round-end', value: { day } })} />,
  };
  return askOrder.map((kind) => open[kind]).find((ask) => ask !== false) ?? null;
}

/** For whoever has kept nothing until now. */
export function ConsentAsk({ onAsk }: { onAsk(): void }) {
  return <AskLine icon="shield" label="Where shall we keep your training?" onOpen={onAsk} />;
}

/** Leads to the page of the week in the air. */
export function AirAsk({ days }: Pick<AirStretch, 'days'>) {
  return <AskLine icon="cloud" label={airTitle(days)} href={trainingPaths.weekInTheAir} />;
}

/** Asked once at the end of four weeks: the same goals, other goals, or other minutes. */
export function RoundEndAsk({ onSame }: { onSame(): void }) {
  const [isOpen, open] = useState(false);
  if (!isOpen)
    return <AskLine icon="spark" label="Four weeks are flown. How shall the next be?" onOpen={() => open(true)} />;
  return (
    <Card title="The next four weeks">
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
  onBegin(): void;
  onNotToday(): void;
}

/** Measures that are not trained, after a flight (training.md § 3.3). */
export function YardsticksAsk({ ids, onBegin, onNotToday }: YardsticksAskProps) {
  return <AskLine icon="bolt" label={measuredSize(ids)} onOpen={onBegin} onLater={onNotToday} />;
}

/** Asks to say a plan of One knot again today. */
export function SayAgainAsk({ onSay }: { onSay(): void }) {
  return <AskLine icon="chat" label="A plan to say again, one minute" onOpen={onSay} />;
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

/** The day's question of *Try it on yourself*, which its own page asks. */
export function HabitDayAsk({ habit }: { habit: HabitId }) {
  return <AskLine icon="eye" label={`${habitOf(habit).name}: one question`} href={trainingPaths.habitTrial} />;
}

/** Six questions about the last seven days, open for three days (training.md § 4.5). */
export function WeeklyLookAsk({ onNotToday }: { onNotToday(): void }) {
  return <AskLine icon="eye" label="Weekly look, one minute" href={trainingPaths.weeklyLook} onLater={onNotToday} />;
}
