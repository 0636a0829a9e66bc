import { useEffect, useMemo, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import type { Instead } from '#training/entries/entry.ts';
import { type Exercise, exerciseOf } from '#training/exercises/exercises.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { freeItem } from '#training/today/free-choice.ts';
import { halfOf, standIn } from '#training/today/instead.ts';
import { type TodayItem, todayOf } from '#training/today/today.ts';
import { oneMoreOf, type TrainedDay, trainedDay } from '#training/today/trained-day.ts';
import { dayAfter } from '#training/training-day.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { isFirstFlight } from '../first/is-first-flight.ts';
import { Flight } from '../flight/flight.tsx';
import type { EndedFlight } from '../flight/flight-ends.ts';
import { FlightPage } from '../flight/flight-page-frame.tsx';
import { flightPortOf } from '../flight/flight-port-of.ts';
import { askedFlight, askForFlight } from '../flight/flight-start.ts';
import { LessonFirst } from '../flight/lesson-first.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';

const toToday = () => go(paths.train);
const loadFirst = () => import('../first/opening-flight.tsx');
const noCode = () => {};
const loadYardsticks = () => import('../yardsticks/yardsticks-flight.tsx');

/** Without a session the page is fetched ahead of a first password, and the first flight comes after that. */
export async function prepare(): Promise<void> {
  if (!isLoggedIn(useSession.getState())) loadFirst().then(({ prefetch }) => prefetch(), noCode);
  await loadTrainingSheet();
}

/** /train/session: today's exercises, one after the other. Redirects to Today when training is not possible. */
export default function SessionPage() {
  const { training, access } = useTrainingPage();
  useEffect(() => {
    if (access !== 'open' && access !== 'opening') go(paths.train, { replace: true });
  }, [access]);
  if (access !== 'open') return null;
  return <AskedFlight key={training.owner} plan={training.state!.plan!} />;
}

interface AskedFlightProps {
  plan: NonNullable<NonNullable<ReturnType<typeof useTraining.getState>['state']>['plan']>;
}

/** The chosen yardsticks come before the exercises of the day. */
function AskedFlight({ plan }: AskedFlightProps) {
  const [ids, setIds] = useState(() => {
    const asked = askedFlight();
    return asked.begin === 'yardsticks' ? asked.ids : null;
  });
  if (ids === null) return <TodaysFlight plan={plan} />;
  return <Measuring plan={plan} ids={ids} onFly={() => setIds(null)} />;
}

interface MeasuringProps extends AskedFlightProps {
  ids: readonly YardstickId[];
  onFly(): void;
}

function Measuring({ plan, ids, onFly }: MeasuringProps) {
  useEffect(() => askForFlight({ begin: 'next' }), []);
  const [{ day, offsetMin }] = useState(() => trainingDayHere(Date.now()));
  const port = useMemo(() => flightPortOf(plan.seed, day), [plan.seed, day]);
  const folded = useTraining((training) => training.folded);
  const { loaded, reload } = useLoaded(loadYardsticks);
  const { today } = trainedDay(trainedPlanOf(plan, offsetMin), folded, day);
  if (typeof loaded !== 'string') {
    return (
      <loaded.YardsticksFlight ids={ids} port={port} onFly={today.next === null ? null : onFly} onLeave={toToday} />
    );
  }
  return (
    <FlightPage onClose={toToday}>
      {loaded === 'failed' && (
        <>
          <h1 tabIndex={-1}>Measure</h1>
          <NotLoaded onRetry={reload} />
        </>
      )}
    </FlightPage>
  );
}

/** Before anything was trained and a place was chosen, the first minute comes first. */
function TodaysFlight({ plan }: AskedFlightProps) {
  const [isFirst] = useState(() => isFirstFlight(useTraining.getState()));
  return isFirst ? <FirstFlight plan={plan} /> : <DayFlight plan={plan} />;
}

/** Loaded on demand, because it comes once; without its code the day begins with its exercises. */
function FirstFlight({ plan }: AskedFlightProps) {
  const { loaded } = useLoaded(loadFirst);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'first');
  if (loaded === 'failed') return <DayFlight plan={plan} />;
  if (loaded === 'loading') return <FlightPage onClose={toToday}>{null}</FlightPage>;
  return <loaded.FirstFlight plan={plan} onLeave={toToday} renderEnd={(end) => <FlightEnd {...end} />} />;
}

function DayFlight({ plan }: AskedFlightProps) {
  const [{ day, offsetMin }] = useState(() => trainingDayHere(Date.now()));
  const [begun] = useState(() => {
    const one = trainedDay(trainedPlanOf(plan, offsetMin), useTraining.getState().folded, day);
    return { one, first: firstOf(one) };
  });
  const port = useMemo(() => flightPortOf(plan.seed, day), [plan.seed, day]);
  const folded = useTraining((training) => training.folded);
  const now = trainedDay(begun.one.trained, folded, day);
  const [more, setMore] = useState<TodayItem | null>(null);
  const [lesson, setLesson] = useState<Exercise | null>(null);
  const first = more ?? begun.first;
  if (first === null) return <AllDone />;
  // On the first day the lesson comes after the exercise.
  const isUnheard = port.dayNumber === 1 && !port.lessons().includes(first.exercise.engine);
  const lead = isUnheard ? first.exercise : null;
  if (lesson !== null) {
    return <LessonFirst exercise={lesson} port={port} label="What you just did" onDone={toToday} onLeave={toToday} />;
  }
  return (
    <Flight
      key={first.exercise.id}
      items={now.today.items}
      first={first}
      port={port}
      instead={(item, choice) => insteadOfItem(now, item, choice)}
      onLeave={toToday}
      renderEnd={(done, ends) => (
        <FlightEnd
          ends={ends}
          one={now}
          next={trainedDay(begun.one.trained, folded, dayAfter(day, 1))}
          done={done}
          port={port}
        >
          {lead !== null && (
            <Button wide variant="white" onClick={() => setLesson(lead)}>
              What you just did
            </Button>
          )}
          {oneMoreOf(now) !== null && (
            <Button wide variant="white" onClick={() => setMore(oneMoreOf(now))}>
              One more
            </Button>
          )}
        </FlightEnd>
      )}
    />
  );
}

function AllDone() {
  useEffect(() => go(paths.train, { replace: true }), []);
  return null;
}

/** The exercise chosen on Today; otherwise the next one of the day. */
function firstOf(one: TrainedDay): TodayItem | null {
  const asked = askedFlight();
  askForFlight({ begin: 'next' });
  if (asked.begin === 'one more') return oneMoreOf(one);
  if (asked.begin === 'free') return freeItem(one.today, asked.id);
  if (asked.begin !== 'exercise') return one.today.next ?? oneMoreOf(one);
  const known = one.today.items.find(({ exercise }) => exercise.id === asked.id);
  return known ?? { exercise: exerciseOf(asked.id), minutes: shortestMin, serves: null, isDone: false };
}

const shortestMin = 2;

function FlightEnd({ ends, ...shown }: EndedFlight) {
  const { today, trained, day } = shown.one;
  // Once, because it goes through all flights until now.
  const [fact] = useState(() => ends.factOfFlight(useTraining.getState().folded, day));
  useEffect(() => {
    track('flight_done', { items: today.items.length, planned_min: trained.plan.dailyMinutes });
  }, [today.items.length, trained.plan.dailyMinutes]);
  return <ends.FlightEnd fact={fact} {...shown} />;
}

/** The replacement of an exercise by the person's choice. */
function insteadOfItem(one: TrainedDay, item: TodayItem, choice: Instead): TodayItem {
  const { trained, history, day, minutes, today } = one;
  const { id } = item.exercise;
  const instead = { ...history.instead, [id]: choice };
  const place = today.items.findIndex(({ exercise }) => exercise.id === id);
  if (place >= 0) return todayOf(trained, { ...history, instead }, day, minutes).items[place]!;
  // An exercise outside the plan's own takes no minutes from them.
  const taken = new Set([id, ...today.items.map(({ exercise }) => exercise.id)]);
  const { id: chosen, standsFor } = standIn(id, instead, taken, history.doneToday);
  return {
    ...item,
    exercise: exerciseOf(chosen),
    minutes: choice === 'half the minutes' ? halfOf(item.minutes) : item.minutes,
    standsFor,
  };
}
