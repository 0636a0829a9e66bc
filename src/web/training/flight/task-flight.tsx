import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { TaskEngine } from '#training/exercises/engine.ts';
import { nextBlock } from '#training/today/blocks.ts';
import { freeChoiceCopy } from '#training/today/free-choice.ts';
import { type NextRun, nextRun } from '#training/today/next-run.ts';
import { nextVariant } from '#training/today/next-variant.ts';
import { spentSeconds } from '#training/today/time-spent.ts';
import type { TodayItem } from '#training/today/today.ts';
import { permitFeel } from '../play/feel.ts';
import { useFlightSky } from '../play/flight-sky.ts';
import type { RunResult } from '../play/play-props.ts';
import { usePauseSettings } from '../play/playing.tsx';
import { addFinished } from './add-finished.ts';
import { BetweenView } from './between-view.tsx';
import { deviceClass } from './device-class.ts';
import type { TaskModule } from './engine-module.ts';
import type { FlightPort } from './flight-port.ts';
import { formIntro } from './form-intro.ts';
import { IntroView } from './intro-view.tsx';
import { useLeaving } from './leaving.ts';
import { formOf, isQuiet } from './quiet-form.ts';
import { countedTimes, runEntryOf, type SavedRun } from './run-entry.ts';
import { skyOf, useSkyCode } from './run-sky.ts';
import { switchesOf } from './switches-of.ts';
import { useTimeInView } from './use-time-in-view.ts';

interface TaskFlightProps {
  item: TodayItem;
  engine: TaskEngine;
  module: TaskModule;
  port: FlightPort;
  /** "2 of 3 · 4 min". */
  place: string;
  renderEvidence(isStill: boolean): ReactNode;
  /** Whether it begins without its introduction. */
  isAtOnce: boolean;
  /** The exercise is finished and stored. */
  onFinished(): void;
  /** The exercise was left; the done part is stored. */
  onLeave(): void;
}

/** The run that is being played. */
interface PlayedRun extends NextRun {
  /** Makes React mount a new component for another run. */
  key: number;
  /** The number of the block in this exercise, from 1. */
  place: number;
  blocks: number;
  /** Whether the quiet form was on when it began. */
  quiet: boolean;
}

const nothingSaved: SavedRun = { id: null, trials: 0 };

/** An exercise with rounds, from its introduction through its blocks. */
export function TaskFlight({
  item,
  engine,
  module,
  port,
  place,
  renderEvidence,
  isAtOnce,
  onFinished,
  onLeave,
}: TaskFlightProps) {
  const { exercise, minutes } = item;
  const [stage, setStage] = useState<'intro' | 'playing' | 'between'>('intro');
  const [run, setRun] = useState<PlayedRun | null>(null);
  const kept = useRef<SavedRun>(nothingSaved);
  // Of the rounds that count in all runs of this visit.
  const times = useRef<(number | null)[]>([]);
  const leaving = useLeaving(item, port);
  const time = useTimeInView(port.now);
  const quiet = isQuiet(port, exercise.id, engine);
  usePermittedFeel(port);
  useSkyCode();
  const intro = formIntro(module, exercise, quiet);
  const switches = switchesOf(port, exercise.id, quiet, module.quietSwitch);

  // The exercise itself draws the pause, far below this component.
  useLayoutEffect(() => usePauseSettings.setState({ switches, isFormChanged: run !== null && run.quiet !== quiet }));

  /** Begins the next block after so many of today's rounds, or finishes the exercise when none is left. */
  function goOn(roundsDone: number) {
    const form = formOf(engine, quiet);
    const block = nextBlock(form === 'still' ? 'still-air' : engine, minutes, roundsDone);
    if (block === null) return finish();
    const runs = port.runsOf(exercise.id);
    const next = nextRun({
      exercise: exercise.id,
      runs,
      planSeed: port.planSeed,
      day: port.day,
      device: deviceClass(),
      form,
      variant: nextVariant(engine, form, runs, port.dayNumber),
      feel: port.feelOf(exercise.id),
      rounds: block.rounds,
    });
    kept.current = nothingSaved;
    useFlightSky.setState({ sky: skyOf({ item, engine, form, port, before: roundsDone }) });
    setRun((before) => ({ ...next, key: (before?.key ?? 0) + 1, place: block.block, blocks: block.of, quiet }));
    setStage('playing');
  }

  function finish() {
    const rounds = roundsToday(port, item);
    const inView = time.read();
    const spent = inView === null ? {} : { seconds: spentSeconds(inView, {}) };
    addFinished(port, item, { ...spent, rounds, numbers: {}, words: [] }, times.current);
    leaving.finished();
    onFinished();
  }

  function take(played: PlayedRun, result: RunResult) {
    const entry = runEntryOf(exercise.id, played, result, kept.current, deviceClass());
    if (entry !== null) {
      kept.current = { id: port.add(entry), trials: result.trials.ok.length };
      times.current.push(...countedTimes(entry.trials!));
      leaving.begun();
    }
    if (result.ended === 'away') return leaving.away();
    if (result.ended === 'stopped') return played.quiet === quiet ? onLeave() : goOn(roundsToday(port, item));
    if (played.place < played.blocks) setStage('between');
    else finish();
  }

  function start(done: number) {
    // The time of earlier parts is not known.
    if (done === 0) time.begin();
    goOn(done);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted
  useLayoutEffect(() => {
    if (isAtOnce) start(0);
  }, []);

  if (stage === 'intro' || run === null) {
    if (isAtOnce) return null;
    const done = item.isDone ? 0 : roundsToday(port, item);
    return (
      <IntroView
        {...intro}
        place={place}
        evidence={renderEvidence(formOf(engine, quiet) === 'still')}
        switches={switches}
        goesOn={done > 0}
        beside={item.isDone && <p className="small muted">{freeChoiceCopy.forFun}</p>}
        onStart={() => start(done)}
        onClose={onLeave}
      />
    );
  }
  if (stage === 'between') {
    return (
      <BetweenView
        place={`Block ${run.place + 1} of ${run.blocks}`}
        onGo={() => goOn(roundsToday(port, item))}
        onClose={onLeave}
      />
    );
  }
  const Play = module.default;
  return (
    <Play
      key={run.key}
      name={intro.name}
      setup={run.setup}
      notes={port.notes}
      onResult={(result) => take(run, result)}
    />
  );
}

/** Sound and vibration by the present settings. */
function usePermittedFeel(port: FlightPort) {
  const sound = port.settingOf('sound') ?? false;
  const vibration = port.settingOf('vibration') ?? false;
  useLayoutEffect(() => permitFeel({ sound, vibration }), [sound, vibration]);
}

function roundsToday(port: FlightPort, { exercise }: TodayItem): number {
  return port
    .runsOf(exercise.id)
    .filter(({ day }) => day === port.day)
    .reduce((sum, { body }) => sum + body.rounds, 0);
}
