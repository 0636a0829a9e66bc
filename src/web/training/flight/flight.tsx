import { type ReactNode, useCallback, useState } from 'react';
import type { Instead } from '#training/entries/entry.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import type { TodayItem } from '#training/today/today.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { WholeEvidence } from '../evidence/whole-evidence.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { loadEngine } from './engine-modules.ts';
import type { Ends } from './flight-ends.ts';
import { FlightPage } from './flight-page-frame.tsx';
import type { FlightPort } from './flight-port.ts';
import { chooseInstead, isLeftOften } from './leaving.ts';
import { hasLessonFirst, LessonFirst } from './lesson-first.tsx';

interface FlightProps {
  /** The exercises of the flight, in order. */
  items: readonly TodayItem[];
  /** The exercise to begin with. */
  first: TodayItem;
  port: FlightPort;
  /**
   * The replacement of an exercise that was left twice running, by the person's choice. Absent where exercises stay as
   * they are.
   */
  instead?: InsteadOfItem;
  /** Whether it begins without an introduction. */
  isAtOnce?: boolean;
  /** Leaves the flight; finished exercises are stored. */
  onLeave(): void;
  /** The end of the flight, with its finished exercises, oldest first. */
  renderEnd(done: readonly TodayItem[], ends: Ends): ReactNode;
}

type InsteadOfItem = (item: TodayItem, choice: Instead) => TodayItem;

const loadInsteadAsk = () => import('./instead-ask.tsx');

/** One exercise after the other, each from its introduction to its end. The person can leave at any moment. */
export function Flight({ items, first, port, instead, isAtOnce = false, onLeave, renderEnd }: FlightProps) {
  const [item, setItem] = useState(first);
  const [done, setDone] = useState<readonly TodayItem[]>([]);
  const [isEnded, setEnded] = useState(false);
  const [evidence, showEvidence] = useState<{ isStill: boolean } | null>(null);
  const isToAsk = ({ exercise, isDone }: TodayItem) =>
    instead !== undefined && !isDone && isLeftOften(port, exercise.id);
  // Asked before an exercise, and never in its middle.
  const [isAsking, setAsking] = useState(() => isToAsk(first));
  // Whose lesson was heard or skipped in this flight.
  const [passed, setPassed] = useState<Exercise | null>(null);
  const passLesson = useCallback(() => setPassed(item.exercise), [item]);
  const { engine } = item.exercise;
  const { loaded, reload } = useLoaded(useCallback(() => loadEngine(engine), [engine]));
  const isLesson = !isEnded && passed !== item.exercise && hasLessonFirst(port, item.exercise);
  // The page appears only once its code is loaded, when the focus is lost already.
  const page = isEnded ? 'end' : isAsking ? 'asks' : isLesson ? 'lesson' : item.exercise.id;
  useHeadingFocus(typeof loaded === 'string' && page === item.exercise.id ? loaded : page);
  const isDone = ({ exercise, isDone }: TodayItem) => isDone || done.some((each) => each.exercise.id === exercise.id);
  const next = items.find((each) => !isDone(each)) ?? null;

  function finish() {
    setDone([...done, item]);
    setEnded(true);
  }

  if (isAsking && instead !== undefined) {
    return (
      <AskInstead
        item={item}
        instead={instead}
        onChoose={(choice) => {
          chooseInstead(port, item.exercise.id, choice);
          setItem(instead(item, choice));
          setAsking(false);
        }}
        onLeave={onLeave}
      />
    );
  }
  if (evidence !== null) {
    return <WholeEvidence exercise={item.exercise} {...evidence} onBack={() => showEvidence(null)} />;
  }
  if (isLesson) {
    const label = `New today: ${item.exercise.name}`;
    return <LessonFirst exercise={item.exercise} port={port} label={label} onDone={passLesson} onLeave={onLeave} />;
  }
  if (loaded === 'loading') return <FlightPage onClose={onLeave}>{null}</FlightPage>;
  if (loaded === 'failed') {
    return (
      <FlightPage onClose={onLeave}>
        <h1 tabIndex={-1}>{item.exercise.name}</h1>
        <NotLoaded onRetry={reload} />
      </FlightPage>
    );
  }
  const { EvidenceBrief, ends } = loaded;
  if (isEnded) {
    if (next === null) return renderEnd(done, ends);
    return (
      <ends.ItemEnd
        item={item}
        next={next}
        port={port}
        onNext={() => {
          setItem(next);
          setAsking(isToAsk(next));
          setEnded(false);
        }}
        onLeave={onLeave}
      />
    );
  }
  const index = items.findIndex(({ exercise }) => exercise.id === item.exercise.id);
  const shared = {
    item,
    port,
    place: index < 0 ? `${item.minutes} min` : `${index + 1} of ${items.length} · ${item.minutes} min`,
    renderEvidence: (isStill: boolean) => (
      <EvidenceBrief exercise={item.exercise} isStill={isStill} onMore={() => showEvidence({ isStill })} />
    ),
    isAtOnce,
    onFinished: finish,
    onLeave,
  };
  return loaded.kind === 'task' ? (
    <loaded.TaskFlight key={item.exercise.id} {...shared} engine={loaded.engine} module={loaded.module} />
  ) : (
    <loaded.GuidedFlight key={item.exercise.id} {...shared} engine={loaded.engine} module={loaded.module} />
  );
}

interface AskInsteadProps {
  item: TodayItem;
  instead: InsteadOfItem;
  onChoose(choice: Instead): void;
  onLeave(): void;
}

/** Loaded separately, because only few people see it. */
function AskInstead({ item, instead, onChoose, onLeave }: AskInsteadProps) {
  const { loaded, reload } = useLoaded(loadInsteadAsk);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'asks');
  const { name, id } = item.exercise;
  const sibling = instead(item, 'sibling').exercise;
  return (
    <FlightPage onClose={onLeave}>
      {typeof loaded === 'string' ? (
        <>
          <h1 tabIndex={-1}>{name}</h1>
          {loaded === 'failed' && <NotLoaded onRetry={reload} />}
        </>
      ) : (
        <loaded.InsteadAsk
          name={name}
          minutes={instead(item, 'as planned').minutes}
          sibling={sibling.id === id ? null : sibling.name}
          half={instead(item, 'half the minutes').minutes}
          onChoose={onChoose}
        />
      )}
    </FlightPage>
  );
}
