import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { Fact } from '#training/facts/fact-row.ts';
import type { TodayItem } from '#training/today/today.ts';
import { doneSize } from '#training/today/today-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { EndView } from './end-view.tsx';
import { factsOf, spentOn } from './fact-of.ts';
import { FeelQuestion } from './feel-question.tsx';
import type { FlightPort } from './flight-port.ts';

interface ItemEndProps {
  item: TodayItem;
  next: TodayItem;
  port: FlightPort;
  onNext(): void;
  onLeave(): void;
}

/** The page between two exercises: the finished one and the next one. */
export function ItemEnd({ item, next, port, onNext, onLeave }: ItemEndProps) {
  return (
    <EndView
      title={`${item.exercise.name}, done`}
      size="It is kept."
      facts={factsOf([item], port)}
      bows={1}
      buttons={
        <>
          <Button wide onClick={onNext}>
            {`Next: ${next.exercise.name}`}
          </Button>
          <Button wide variant="white" onClick={onLeave}>
            Stop for today
          </Button>
        </>
      }
    />
  );
}

interface FlightEndProps {
  /** Such as "Saturday". */
  weekday: string;
  /** All exercises of the day that are done. */
  ofDay: readonly TodayItem[];
  /** Those done in this flight, oldest first. */
  done: readonly TodayItem[];
  /** Null on a day that none holds of. */
  fact: Fact | null;
  port: FlightPort;
  /** The further buttons beside the one that leaves. */
  children: ReactNode;
}

/** The end of the day's flight. */
export function FlightEnd({ weekday, ofDay, done, fact, port, children }: FlightEndProps) {
  // Only exercises with rounds have a difficulty.
  const asked = done.filter(({ exercise }) => port.runsOf(exercise.id).length > 0).at(-1)?.exercise;
  return (
    <EndView
      title={`${weekday} flight, done`}
      size={`${doneSize(ofDay.length, spentOn(ofDay, port))}.`}
      facts={factsOf(done, port)}
      sentence={fact?.text}
      bows={ofDay.length}
      buttons={
        <>
          <Button wide href={paths.train}>
            Done
          </Button>
          {children}
        </>
      }
    >
      {asked !== undefined && (
        <FeelQuestion
          name={asked.name}
          onAnswer={(feel) => port.saveSetting({ name: 'feel', value: { exercise: asked.id, feel } })}
        />
      )}
    </EndView>
  );
}
