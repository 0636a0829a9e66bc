import { type ComponentType, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';
import type { NextRun } from '#training/today/next-run.ts';
import { yardstickRun } from '#training/yardsticks/yardstick-run.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { deviceClass } from '../flight/device-class.ts';
import type { FlightPort } from '../flight/flight-port.ts';
import { runEntryOf, type SavedRun } from '../flight/run-entry.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { permitFeel } from '../play/feel.ts';
import type { PlayProps, RunResult } from '../play/play-props.ts';
import { usePauseSettings } from '../play/playing.tsx';
import { MeasuredEnd } from './measured-end.tsx';
import { YardstickIntro } from './yardstick-intro.tsx';

interface YardsticksFlightProps {
  /** In the order in which they are done. */
  ids: readonly YardstickId[];
  port: FlightPort;
  /** Begins the exercises of the day; null when none is left. */
  onFly: (() => void) | null;
  /** Leaves; finished yardsticks are stored. */
  onLeave(): void;
}

const nothingSaved: SavedRun = { id: null, trials: 0 };

/** One yardstick after the other, each from its introduction to its end. It can be left at any moment. */
export function YardsticksFlight({ ids, port, onFly, onLeave }: YardsticksFlightProps) {
  const [measured, setMeasured] = useState<readonly YardstickId[]>([]);
  const [run, setRun] = useState<NextRun | null>(null);
  const [isEnded, setEnded] = useState(false);
  const kept = useRef<SavedRun>(nothingSaved);
  const id = ids[Math.min(measured.length, ids.length - 1)]!;
  const { loaded, reload } = useLoaded(useCallback(() => loadYardstick(id), [id]));
  useHeadingFocus(isEnded ? 'end' : id);
  useSound(port);

  const runsToday = (of: YardstickId) => port.runsOf(of).filter(({ day }) => day === port.day);

  function begin() {
    kept.current = nothingSaved;
    const { planSeed, day } = port;
    setRun(yardstickRun({ yardstick: id, runs: port.runsOf(id), planSeed, day, device: deviceClass() }));
  }

  function take(played: NextRun, result: RunResult) {
    const entry = runEntryOf(id, played, result, kept.current, deviceClass());
    if (entry !== null) kept.current = { id: port.add(entry), trials: result.trials.ok.length };
    if (result.ended === 'away') return;
    if (result.ended === 'stopped') return onLeave();
    const done = [...measured, id];
    setMeasured(done);
    setRun(null);
    setEnded(done.length === ids.length);
  }

  function skip() {
    port.saveSetting({ name: 'not-today', value: { what: 'yardsticks', day: port.day } });
    if (measured.length === 0) onLeave();
    else setEnded(true);
  }

  if (isEnded) return <MeasuredEnd measured={measured.map((of) => ({ id: of, runs: runsToday(of) }))} onFly={onFly} />;
  if (run === null || typeof loaded === 'string') {
    return (
      <YardstickIntro
        id={id}
        place={`${measured.length + 1} of ${ids.length} · ${yardstickOf(id).minutes} min`}
        onStart={begin}
        onSkip={skip}
        onClose={onLeave}
      >
        {loaded === 'failed' && <NotLoaded onRetry={reload} />}
      </YardstickIntro>
    );
  }
  const { Play } = loaded;
  return (
    <Play key={run.setup.seed} name={yardstickOf(id).name} setup={run.setup} onResult={(result) => take(run, result)} />
  );
}

/** Sound by the settings; only Still air has some, and the pause has its switch. */
function useSound(port: FlightPort) {
  const isOn = port.settingOf('sound') ?? false;
  useLayoutEffect(() => {
    permitFeel({ sound: isOn, vibration: false });
    const onChange = (value: boolean) => port.saveSetting({ name: 'sound', value });
    usePauseSettings.setState({ switches: [{ label: 'Sound', icon: 'sound', isOn, onChange }], isFormChanged: false });
  }, [isOn, port]);
}

/** Loads the code of a yardstick; rejects when the network fails. */
async function loadYardstick(id: YardstickId): Promise<{ Play: ComponentType<PlayProps> }> {
  if (id === 'still-air') return { Play: (await import('../engines/still-air/still-air.tsx')).StillAir };
  return { Play: (await import('../engines/same-or-not/same-or-not.tsx')).SameOrNot };
}
