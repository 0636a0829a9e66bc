import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { GuidedNumbers } from '#training/entries/entry.ts';
import type { GuidedEngine } from '#training/exercises/engine.ts';
import { spentSeconds } from '#training/today/time-spent.ts';
import type { TodayItem } from '#training/today/today.ts';
import { wantsLessMotion } from '../guided/reduced-motion.ts';
import { permitFeel } from '../play/feel.ts';
import { addFinished } from './add-finished.ts';
import type { GuidedModule } from './engine-module.ts';
import type { FlightPort } from './flight-port.ts';
import { formIntro } from './form-intro.ts';
import { IntroView } from './intro-view.tsx';
import { useLeaving } from './leaving.ts';
import { switchesOf } from './switches-of.ts';
import { useTimeInView } from './use-time-in-view.ts';

interface GuidedFlightProps {
  item: TodayItem;
  engine: GuidedEngine;
  module: GuidedModule;
  port: FlightPort;
  place: string;
  renderEvidence(isStill: boolean): ReactNode;
  /** Whether it begins without its introduction. */
  isAtOnce: boolean;
  onFinished(): void;
  onLeave(): void;
}

/** A guided exercise, with its introduction. */
export function GuidedFlight({
  item,
  engine,
  module,
  port,
  place,
  renderEvidence,
  isAtOnce,
  onFinished,
  onLeave,
}: GuidedFlightProps) {
  const { exercise, minutes } = item;
  const [hasBegun, setBegun] = useState(false);
  const leaving = useLeaving(item, port);
  const time = useTimeInView(port.now);
  const isQuiet = wantsLessMotion() || (port.settingOf('quiet-forms') ?? []).includes(exercise.id);
  const sound = port.settingOf('sound') ?? false;
  const vibration = port.settingOf('vibration') ?? false;
  useLayoutEffect(() => permitFeel({ sound, vibration }), [sound, vibration]);

  function finish({ numbers, words }: GuidedNumbers) {
    const seconds = spentSeconds(time.read()!, numbers);
    addFinished(port, item, { seconds, rounds: 0, numbers, words }, time.ofSteps());
    leaving.finished();
    onFinished();
  }

  function start() {
    leaving.begun();
    time.begin();
    setBegun(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted
  useLayoutEffect(() => {
    if (isAtOnce) start();
  }, []);

  if (!hasBegun) {
    if (isAtOnce) return null;
    return (
      <IntroView
        {...formIntro(module, exercise, isQuiet)}
        place={place}
        evidence={renderEvidence(false)}
        switches={module.hasSound ? switchesOf(port, exercise.id, false, undefined) : []}
        goesOn={false}
        onStart={start}
        onClose={onLeave}
      />
    );
  }
  const Guide = module.default;
  return (
    <Guide
      exercise={exercise}
      minutes={minutes}
      past={port.pastOf(engine)}
      notes={port.notes}
      settingOf={port.settingOf}
      saveSetting={port.saveSetting}
      now={port.now}
      onDone={finish}
      onStop={onLeave}
    />
  );
}
