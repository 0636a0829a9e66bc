import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import type { Fact } from '#training/facts/fact-row.ts';
import { albumCopy } from '#training/picture/album-copy.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import { weekdayName, weekdayOf } from '#training/training-day.ts';
import { Button } from '#web/ui/button.tsx';
import { EndView } from './end-view.tsx';
import { factsOf } from './fact-of.ts';
import { FeelQuestion } from './feel-question.tsx';
import type { FlightPort } from './flight-port.ts';
import { NextFlight } from './next-flight.tsx';
import { PicturedEnd } from './pictured-end.tsx';

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
  one: TrainedDay;
  /** The day after it, by the same plan. */
  next: TrainedDay;
  /** Those done in this flight, oldest first. */
  done: readonly TodayItem[];
  /** Null on a day that none holds of. */
  fact: Fact | null;
  port: FlightPort;
  /** The further buttons beside the one that leaves. */
  children: ReactNode;
}

/** The end of the day's flight: its picture, one fact, and what tomorrow brings (delight.md § 6). */
export function FlightEnd({ one: { day }, next, done, fact, port, children }: FlightEndProps) {
  const first = next.today.items[0];
  const isRestDay = port.settingOf('rest-days')?.includes(weekdayOf(next.day)) ?? false;
  return (
    <PicturedEnd
      title={fact === null ? `${weekdayName(day)} flight, done` : fact.text.replace(/\.$/, '')}
      line="This is the way your kite flew."
      port={port}
      buttons={
        <>
          <Button wide href={paths.train}>
            Done
          </Button>
          {children}
        </>
      }
      further={<Further done={done} port={port} />}
    >
      {first !== undefined && <NextFlight exercise={first.exercise} isTomorrow={!isRestDay} />}
    </PicturedEnd>
  );
}

/** The album, and a question that nobody has to meet. */
function Further({ done, port }: Pick<FlightEndProps, 'done' | 'port'>) {
  const [isAsked, ask] = useState(false);
  // Only exercises with rounds have a difficulty.
  const asked = done.filter(({ exercise }) => port.runsOf(exercise.id).length > 0).at(-1)?.exercise;
  if (isAsked && asked !== undefined) {
    return (
      <FeelQuestion
        name={asked.name}
        onAnswer={(feel) => port.saveSetting({ name: 'feel', value: { exercise: asked.id, feel } })}
      />
    );
  }
  return (
    <>
      <a className="text-link" href={trainingPaths.album}>
        {albumCopy.title}
      </a>
      {asked !== undefined && (
        <button type="button" className="text-link" onClick={() => ask(true)}>
          Too easy, too hard?
        </button>
      )}
    </>
  );
}
