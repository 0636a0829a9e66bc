import { useEffect, useRef, useState } from 'react';
import { stepOf } from '#training/engines/chart-the-wind/chart.ts';
import { askOf, moveLine, sizeLine, stopCopy, worksLine } from '#training/engines/chart-the-wind/chart-copy.ts';
import {
  type ChartAnswer,
  type ChartState,
  chartTheWind,
  isCounted,
  knotMs,
} from '#training/engines/chart-the-wind/chart-the-wind.ts';
import { roundsToPlay } from '#training/run/task.ts';
import { feel } from '#web/training/play/feel.ts';
import { Ask, Foot, KeyLine, Tray } from '#web/training/play/play-frame.tsx';
import type { PlayProps, RunResult } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { sourceOfClick } from '#web/training/play/source-of-click.ts';
import { useFoundFocus } from '#web/training/play/use-found-focus.ts';
import { useRun } from '#web/training/play/use-run.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Marker } from '#web/ui/marker.tsx';
import styles from './chart-the-wind.module.css';
import { placeKite } from './place-kite.ts';
import { StepCards } from './step-cards.tsx';

export { introPictures } from './intro-pictures.tsx';

const knotHertz = 523.25;
const pictureOf = ({ begun, phase }: ChartState) => `${begun} ${phase}`;

/**
 * Put steps in an order that works; then, where texts can be stored on this device, plan one's own day. The code of
 * that part is loaded meanwhile; without it, the exercise has only the charts.
 */
export default function ChartTheWind({ name, setup, notes, onResult }: PlayProps) {
  const [finished, setFinished] = useState<RunResult | null>(null);
  const [ownDay, setOwnDay] = useState<typeof import('./own-day.tsx') | null>(null);
  useEffect(() => void import('./own-day.tsx').then(setOwnDay, () => {}), []);
  // The finished charts must not wait for the second half.
  useEffect(() => {
    if (finished === null) return;
    const keep = () => document.visibilityState === 'hidden' && onResult({ ...finished, ended: 'away' });
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [finished, onResult]);

  if (finished !== null && notes !== undefined && ownDay !== null) {
    return <ownDay.OwnDayPage notes={notes} onDone={() => onResult(finished)} />;
  }
  const take = (result: RunResult) =>
    result.ended === 'finished' && notes !== undefined && ownDay !== null ? setFinished(result) : onResult(result);
  return <Charts name={name} setup={setup} onResult={take} />;
}

function Charts({ setup, onResult }: PlayProps) {
  const list = useRef<HTMLOListElement>(null);
  const kite = useRef<HTMLSpanElement>(null);
  const ticked = useRef('');
  const [moved, setMoved] = useState<{ chart: number; card: number } | null>(null);

  const run = useRun<ChartState, ChartAnswer>({
    task: chartTheWind,
    setup,
    sceneOf: (state) => `${pictureOf(state)} ${state.order} ${state.passed} ${state.flights}`,
    isMoving: ({ phase }) => phase === 'flying',
    paint(state, at) {
      placeKite(kite.current, list.current, state, at, knotMs);
      const knot = `${state.begun} ${state.flights} ${state.passed}`;
      if (state.phase === 'rest' || state.passed === 0 || ticked.current === knot) return;
      ticked.current = knot;
      feel.tone(knotHertz, 60);
      feel.pulse();
    },
    onKey(key, { phase }) {
      if (key !== 'Enter') return null;
      if (phase === 'ordering') return { answer: 'fly' };
      return phase === 'stopped' || phase === 'works' ? 'go' : null;
    },
    onResult,
  });

  const { state } = run;
  const { phase, chart, order, trials } = state;
  useFoundFocus(pictureOf(state));
  const isMoved = phase === 'ordering' && moved?.chart === state.begun;
  const { title, note } = askOf(state);
  const isLast = trials.length >= roundsToPlay(state) && state.practiceLeft === 0;
  return (
    <Playing
      run={run}
      done={trials.length - (isCounted(state) ? 1 : 0)}
      pauseNote="Your cards stay as they lie. What you did before is kept."
    >
      <Ask title={title}>{note}</Ask>
      <div
        className={classNames(styles.stage, (phase === 'stopped' || phase === 'works') && styles.told)}
        data-stage=""
      >
        <StepCards
          key={state.begun}
          state={state}
          list={list}
          kite={kite}
          onMove={(card, to, event, source) => {
            setMoved({ chart: state.begun, card });
            run.answer({ move: card, to }, event, source);
          }}
          onEnter={(event) => (phase === 'ordering' ? run.answer('fly', event, 'key') : run.go())}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isMoved && moveLine(stepOf(chart, moved.card)[0], order.indexOf(moved.card), order.length)}
      </p>
      {phase === 'stopped' && (
        <Tray title={stopCopy(chart, state.stop!).tray}>
          <p>{stopCopy(chart, state.stop!).advice}</p>
          <Button wide onClick={run.go}>
            Mend it
          </Button>
        </Tray>
      )}
      {phase === 'works' && (
        <Tray title={worksLine(state)} mark={<Marker kind="one" on />}>
          <p>{`${chart.theme.title}: ${sizeLine(chart)}.`}</p>
          <Button wide onClick={run.go}>
            {isLast ? 'Finish' : 'Next chart'}
          </Button>
        </Tray>
      )}
      {(phase === 'ordering' || phase === 'flying') && (
        <Foot>
          <Button
            wide
            disabledReason={phase === 'flying' ? 'It is flying.' : undefined}
            onClick={(event) => run.answer('fly', event, sourceOfClick(event))}
          >
            Fly it
          </Button>
          <KeyLine
            keys={[
              ['↑ ↓', 'choose'],
              ['Space', 'lift or drop'],
              ['Enter', 'fly it'],
            ]}
          />
        </Foot>
      )}
    </Playing>
  );
}
