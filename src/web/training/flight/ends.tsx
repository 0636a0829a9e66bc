import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { TodayItem } from '#training/today/today.ts';
import { doneSize, flightNote } from '#training/today/today-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
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
  /** The plan's day, from 1. */
  number: number;
  /** All exercises of the day that are done. */
  ofDay: readonly TodayItem[];
  /** Those done in this flight, oldest first. */
  done: readonly TodayItem[];
  port: FlightPort;
  /** The further buttons beside the one that leaves. */
  children: ReactNode;
}

/** The end of the day's flight. */
export function FlightEnd({ weekday, number, ofDay, done, port, children }: FlightEndProps) {
  // Only exercises with rounds have a difficulty.
  const asked = done.filter(({ exercise }) => port.runsOf(exercise.id).length > 0).at(-1)?.exercise;
  const note = flightNote({ hasRounds: asked !== undefined, number });
  return (
    <EndView
      title={`${weekday} flight, done`}
      size={`${doneSize(ofDay.length, spentOn(ofDay, port))}.`}
      facts={factsOf(done, port)}
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
      <Note icon="wave">
        <b>{note.title}</b>
        <span>{` ${note.text}`}</span>
      </Note>
      {asked !== undefined && (
        <FeelQuestion
          name={asked.name}
          onAnswer={(feel) => port.saveSetting({ name: 'feel', value: { exercise: asked.id, feel } })}
        />
      )}
    </EndView>
  );
}
