import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import type { TrainingPlan } from '#contract/training.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { dayAfter } from '#training/training-day.ts';
import { Button } from '#web/ui/button.tsx';
import { loadEngine } from '../flight/engine-modules.ts';
import { Flight } from '../flight/flight.tsx';
import { type EndedFlight, loadEnds } from '../flight/flight-ends.ts';
import { flightPortOf } from '../flight/flight-port-of.ts';
import { LessonFirst } from '../flight/lesson-first.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { passFirstFlight } from './is-first-flight.ts';
import { FirstStart } from './opening-start.tsx';

interface FirstFlightProps {
  plan: TrainingPlan;
  onLeave(): void;
  renderEnd(end: EndedFlight): ReactNode;
}

const firstMinutes = 2;
/** The lesson after the first exercise. */
const justDone = 'What you just did';

/** Loads what every exercise needs that can lead, ahead of the press; what fails here loads when it is needed. */
export function prefetch(): void {
  Promise.all([loadEnds(), import('../flight/task-flight.tsx')]).catch(() => {});
}

/**
 * The lead exercise of the first day, without an introduction (delight.md § 3). Files named `first-…` would be weighed as
 * part of what visitors load first.
 */
export function FirstFlight({ plan, onLeave, renderEnd: renderFlightEnd }: FirstFlightProps) {
  const [{ day, offsetMin }] = useState(() => trainingDayHere(Date.now()));
  const [one] = useState(() => trainedDay(trainedPlanOf(plan, offsetMin), useTraining.getState().folded, day));
  const port = useMemo(() => flightPortOf(plan.seed, day), [plan.seed, day]);
  const folded = useTraining((training) => training.folded);
  const [form, setForm] = useState<'asked' | 'begun'>('asked');
  const [lead] = one.today.items;
  const item = { ...lead!, minutes: firstMinutes };
  const { engine } = item.exercise;
  useEffect(() => {
    // While the page is read; without it, the exercise loads when it begins.
    loadEngine(engine).catch(() => {});
  }, [engine]);
  const [hasLesson, showLesson] = useState(false);
  if (hasLesson) {
    return <LessonFirst exercise={item.exercise} port={port} label={justDone} onDone={onLeave} onLeave={onLeave} />;
  }
  if (form === 'asked') {
    return (
      <FirstStart
        onStart={(isStill) => {
          const { id } = item.exercise;
          if (isStill) port.saveSetting({ name: 'quiet-forms', value: [id] });
          passFirstFlight();
          setForm('begun');
        }}
        onLater={() => {
          passFirstFlight();
          onLeave();
        }}
      />
    );
  }
  return (
    <Flight
      items={[item]}
      first={item}
      port={port}
      isAtOnce
      onLeave={onLeave}
      renderEnd={(done, ends) =>
        renderFlightEnd({
          ends,
          one: trainedDay(one.trained, folded, day),
          next: trainedDay(one.trained, folded, dayAfter(day, 1)),
          done,
          port,
          children: (
            <Button wide variant="white" onClick={() => showLesson(true)}>
              {justDone}
            </Button>
          ),
        })
      }
    />
  );
}
