import { runEntry } from '#testing/training/entries.ts';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import { dayAfter } from '#training/training-day.ts';
import { flownItem } from '#web/gallery/flown-days.ts';
import { items, saturday } from '#web/gallery/saturday-flight.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { BetweenView } from './between-view.tsx';
import { FlightEnd } from './ends.tsx';
import { FlightPage } from './flight-page-frame.tsx';
import type { FlightPort } from './flight-port.ts';
import { InsteadAsk } from './instead-ask.tsx';

const next = dayAfter(saturday, 1);

/** Saturday's flight with these exercises done, or the day after it. */
function dayOf(done: number, only?: ExerciseId, day = saturday): TrainedDay {
  const all = only === undefined ? items(done) : [{ ...items(done)[0]!, exercise: exerciseOf(only) }];
  return {
    trained: {
      plan: { goals: [], skills: [], dailyMinutes: 10, origin: 'chosen' },
      form: 'training',
      fromDay: '2026-11-16',
    },
    history: { trainedDays: [], doneToday: [], yardstickMinutes: 0 },
    day,
    minutes: 10,
    today: { items: all, extras: [], next: null },
    number: 5,
  };
}

/** The training of somebody whose flight ended at a time of the local day. */
function portAt(time: string, rounds: number, restDays: readonly number[] = []): FlightPort {
  const runs = rounds === 0 ? [] : [runEntry(1, saturday, { rounds: 22, right: 15 })];
  const run = (exercise: MeasuredId) => runs.filter(() => exercise !== 'settle').map((each) => ({ ...each, exercise }));
  const settingOf = (name: string) => (name === 'rest-days' ? restDays : null);
  return {
    day: saturday,
    runsOf: run,
    items: () => [flownItem(rounds === 0 ? 4 : rounds > 100 ? 7 : 6, saturday, time, rounds)],
    settingOf: settingOf as FlightPort['settingOf'],
    saveSetting: ignore,
  } satisfies Partial<FlightPort> as unknown as FlightPort;
}

export const place = 311;
export const stories = storiesOf('Train', {
  'flight-done': {
    title: 'The flight is done',
    shows: () => (
      <FlightEnd
        one={dayOf(3)}
        next={dayOf(0, 'change-course', next)}
        done={dayOf(3).today.items}
        fact={{ id: 'tail', text: 'Longest tail today: six bows.' }}
        port={portAt('17:40', 90)}
      >
        <Button wide variant="white">
          One more
        </Button>
      </FlightEnd>
    ),
  },
  'flight-done-feel': {
    title: 'The flight is done, and how it was is asked',
    shows: () => (
      <FlightEnd
        one={dayOf(3)}
        next={dayOf(0, 'change-course', next)}
        done={dayOf(3).today.items}
        fact={{ id: 'tails', text: 'You built 22 tails.' }}
        port={portAt('12:40', 90)}
      >
        {null}
      </FlightEnd>
    ),
    act: press('Too easy, too hard?'),
  },
  'flight-done-guided': {
    title: 'A flight of one guided exercise is done',
    shows: () => (
      <FlightEnd
        one={dayOf(1, 'settle')}
        next={dayOf(0, 'weather-report', next)}
        done={dayOf(1, 'settle').today.items}
        fact={{ id: 'first-early', text: 'Your first flight before eight in the morning.' }}
        port={portAt('08:10', 0)}
      >
        {null}
      </FlightEnd>
    ),
  },
  'flight-done-night': {
    title: 'A flight at night is done, and the next day is a rest day',
    shows: () => (
      <FlightEnd
        one={dayOf(3)}
        next={dayOf(0, 'weather-report', next)}
        done={dayOf(3).today.items}
        fact={null}
        port={portAt('21:50', 150, [6])}
      >
        {null}
      </FlightEnd>
    ),
  },
  'flight-between-blocks': {
    title: 'Between two blocks',
    shows: () => <BetweenView place="Block 2 of 3" onGo={ignore} onClose={ignore} />,
  },
  'left-twice': {
    title: 'An exercise that was left twice running',
    shows: () => (
      <FlightPage onClose={ignore}>
        <InsteadAsk name="Park the day" minutes={4} sibling="A kind word" half={2} onChoose={ignore} />
      </FlightPage>
    ),
  },
});
