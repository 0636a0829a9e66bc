import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { exerciseOf } from '#training/plan/exercises.ts';
import type { TodayItem } from '#training/today/today.ts';
import { sizeOf } from '#training/today/today-words.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { go } from '#web/platform/navigate.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { type DoneFact, EndView } from '../flight/end-view.tsx';
import { FeelQuestion } from '../flight/feel-question.tsx';
import { Flight } from '../flight/flight.tsx';
import { flightPortOf } from '../flight/flight-port-of.ts';
import { askedFlight, askForFlight } from '../flight/flight-start.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { oneMoreOf, type TrainedDay, trainedDay, trainedPlanOf, weekdayName } from './trained-day.ts';

const toToday = () => go(paths.train);

export const prepare = loadTrainingSheet;

/** /train/session: today's exercises, one after the other. What is not there to be trained leads back to Today. */
export default function SessionPage() {
  const { training, access } = useTrainingPage();
  const isWithoutConsent = access === 'open' && training.where === null;
  useEffect(() => {
    if (isWithoutConsent || (access !== 'open' && access !== 'opening')) go(paths.train, { replace: true });
  }, [access, isWithoutConsent]);
  if (access !== 'open' || isWithoutConsent) return null;
  return <TodaysFlight key={training.owner} plan={training.state!.plan!} />;
}

function TodaysFlight({
  plan,
}: {
  plan: NonNullable<NonNullable<ReturnType<typeof useTraining.getState>['state']>['plan']>;
}) {
  const [{ day, offsetMin }] = useState(() => trainingDayHere(Date.now()));
  const [begun] = useState(() => {
    const one = trainedDay(trainedPlanOf(plan, offsetMin), useTraining.getState().folded, day);
    return { one, first: firstOf(one) };
  });
  const port = useMemo(() => flightPortOf(plan.seed, day), [plan.seed, day]);
  const folded = useTraining((training) => training.folded);
  const now = trainedDay(begun.one.trained, folded, day);
  const [more, setMore] = useState<TodayItem | null>(null);
  const first = more ?? begun.first;
  if (first === null) return <AllDone />;
  return (
    <Flight
      key={first.exercise.id}
      items={begun.one.today.items.map((item) => ({
        ...item,
        isDone: now.history.doneToday.includes(item.exercise.id),
      }))}
      first={first}
      port={port}
      onLeave={toToday}
      renderEnd={(facts) => (
        <FlightEnd one={now} facts={facts}>
          {oneMoreOf(now) !== null && (
            <Button wide variant="text" onClick={() => setMore(oneMoreOf(now))}>
              One more, if you like
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

/** The exercise that was asked for on Today; otherwise the next one of the day. */
function firstOf(one: TrainedDay): TodayItem | null {
  const asked = askedFlight();
  askForFlight({ begin: 'next' });
  if (asked.begin === 'one more') return oneMoreOf(one);
  if (asked.begin === 'next' || asked.begin === 'yardsticks') return one.today.next ?? oneMoreOf(one);
  const known = one.today.items.find(({ exercise }) => exercise.id === asked.id);
  return known ?? { exercise: exerciseOf(asked.id), minutes: shortestMin, serves: null, isDone: false };
}

const shortestMin = 2;

interface FlightEndProps {
  one: TrainedDay;
  facts: readonly DoneFact[];
  children: ReactNode;
}

function FlightEnd({ one, facts, children }: FlightEndProps) {
  const { today, number, trained } = one;
  const done = today.items.filter(({ exercise, isDone }) => isDone || facts.some((fact) => fact.exercise === exercise));
  const withRounds = facts.findLast(({ exercise }) => exercise.engine === exercise.id);
  useEffect(() => {
    track('flight_done', { items: today.items.length, planned_min: trained.plan.dailyMinutes });
  }, [today.items.length, trained.plan.dailyMinutes]);
  return (
    <EndView
      title={`${weekdayName(one.day)} flight, done`}
      size={`${sizeOf(done)}.`}
      facts={facts}
      bows={done.length}
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
        <b>One flight says nothing yet.</b> Good and bad days are part of it. From the sixteenth time on we can say
        something. This was number {number}.
      </Note>
      {withRounds !== undefined && (
        <FeelQuestion
          name={withRounds.exercise.name}
          onAnswer={(feel) =>
            void useTraining.getState().keepSetting({ name: 'feel', value: { exercise: withRounds.exercise.id, feel } })
          }
        />
      )}
    </EndView>
  );
}
