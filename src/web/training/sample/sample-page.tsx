import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { todayOf } from '#training/today/today.ts';
import { doneSize } from '#training/today/today-copy.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { AppShell } from '#web/ui/app-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { loadEngine } from '../flight/engine-modules.ts';
import { spentOn } from '../flight/fact-of.ts';
import { Flight } from '../flight/flight.tsx';
import type { FlightPort } from '../flight/flight-port.ts';
import { flightPortOf } from '../flight/flight-port-of.ts';
import { PicturedEnd } from '../flight/pictured-end.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { type SamplePlan, sampleMinutes, useSamplePlan } from './sample-plan.ts';
import { SampleShell, SampleStart } from './sample-start.tsx';

export const prepare = loadTrainingSheet;

/** /train/sample: the first day of the visitor's own plan, before paying, on this device and as often as they like. */
export default function SamplePage() {
  const [{ day }] = useState(() => trainingDayHere(Date.now()));
  const isHydrated = useHydrated();
  const plan = useSamplePlan(day);
  // The whole store, because the switches of an exercise show the stored settings.
  const training = useTraining();
  const isOpen = training.owner === 'sample' && training.status === 'open';
  const [port, setPort] = useState<FlightPort | null>(null);
  useEffect(() => void useTraining.getState().openSample(), []);
  useHeadingFocus(plan === null ? 'reading' : port === null ? 'ready' : 'flying');
  const items = useMemo(() => (plan === null ? [] : itemsOf(plan, day)), [plan, day]);
  useEffect(() => {
    // While the page is read; without it, the exercise loads when it begins.
    if (items.length > 0) loadEngine(items[0]!.exercise.engine).catch(() => {});
  }, [items]);
  if (plan === null || !isHydrated) {
    return (
      <SampleFrame>
        <SampleShell />
      </SampleFrame>
    );
  }
  if (port === null) {
    return (
      <SampleFrame>
        <SampleStart items={items} isOwn={plan.isOwn}>
          <Button wide onClick={() => isOpen && setPort(samplePort(day))}>
            <Icon name="play" size={20} />
            Start
          </Button>
        </SampleStart>
      </SampleFrame>
    );
  }
  return (
    <Flight
      items={items}
      first={items[0]!}
      port={port}
      onLeave={() => setPort(null)}
      renderEnd={(done) => (
        <SampleEnd plan={plan} size={doneSize(done.length, spentOn(done, port))} port={port}>
          <button type="button" className="text-link" onClick={() => setPort(null)}>
            Fly it again, as often as you like
          </button>
        </SampleEnd>
      )}
    />
  );
}

function SampleFrame({ children }: { children: ReactNode }) {
  return (
    <AppShell brandHref={paths.home} helpHref={paths.help} tabs={[]} footer={<LegalLine />}>
      {children}
    </AppShell>
  );
}

const itemsOf = ({ trained }: SamplePlan, day: string) =>
  todayOf(trained, { trainedDays: [], doneToday: [], yardstickMinutes: 0 }, day, sampleMinutes).items;

/** Each try begins anew with its own sequences: earlier tries are stored, but do not count here. */
function samplePort(day: string): FlightPort {
  const before = new Set(useTraining.getState().entries.map(({ id }) => id));
  const port = flightPortOf(`sample/${before.size}`, day);
  const isNew = ({ id }: { id: string }) => !before.has(id);
  return {
    ...port,
    adapts: false,
    runsOf: (exercise) => port.runsOf(exercise).filter(isNew),
    items: () => port.items().filter(isNew),
  };
}

interface SampleEndProps {
  plan: SamplePlan;
  /** The finished exercises, with the time they took. */
  size: string;
  port: FlightPort;
  children: ReactNode;
}

function SampleEnd({ plan: { quiz, isOwn }, size, port, children }: SampleEndProps) {
  const offers = isOwn ? nextQuizPages(quiz).offers : quizPages[quiz].start;
  return (
    <PicturedEnd
      title="That was a real first flight"
      line={`${size}, ${isOwn ? 'from your own plan' : 'as a first taste'}. This is the way your kite flew.`}
      port={port}
      buttons={
        <>
          <Button wide href={offers}>
            {isOwn ? 'See plans and prices' : 'Make your own plan'}
          </Button>
          <Button wide variant="white" onClick={() => go(paths.home)}>
            Not now
          </Button>
        </>
      }
      further={children}
    >
      <p className="small muted">
        It is kept on this device only. If you make an account, you can take it with you. You get better at these
        exercises; we promise nothing beyond that.
      </p>
    </PicturedEnd>
  );
}
