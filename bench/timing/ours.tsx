// The measured page: the loop, the hook, the frame and the sky of every exercise, around a task of one word a round.
import '#web/styles/app.css';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { randomOf } from '#training/run/random.ts';
import type { RunState, Task } from '#training/run/task.ts';
import { useFlightSky } from '#web/training/play/flight-sky.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { showParts } from '#web/training/play/show-parts.ts';
import { useRun } from '#web/training/play/use-run.ts';
import { skyCode } from '#web/training/sky/sky.tsx';
import { lastPress, type Measured, observe, renderedAt, settled } from './conditions.ts';

interface ProbeState extends RunState {
  phase: 'rest' | 'dark' | 'lit' | 'ended';
}

/** A task that shows a word after a random time in the dark, until a key is pressed. */
const probe: Task<ProbeState, 'seen'> = {
  begin: (setup, at) => ({
    setup,
    startedAt: at,
    practiceLeft: 0,
    trials: [],
    phase: 'rest',
    since: at,
  }),
  reduce(state, input) {
    const { phase, since, setup, startedAt } = state;
    const due = probe.dueAt(state);
    if (due !== null && input.at >= due) return { ...state, phase: 'lit', since: null };
    if (input.type === 'go') return { ...state, phase: 'dark', since: input.at };
    if (input.type === 'shown' && since === null) return { ...state, since: input.at };
    if (input.type !== 'answer' || phase !== 'lit') return state;
    const rt = since === null ? null : input.at - since;
    const trial = {
      t0: input.at - startedAt,
      cond: '',
      x: 0,
      stim: '',
      resp: 'seen',
      rt,
      isRight: true,
      voided: null,
      late: 0,
      src: input.source,
    };
    const trials = [...state.trials, trial];
    return { ...state, trials, phase: trials.length === setup.rounds ? 'ended' : 'dark', since: input.at };
  },
  dueAt: ({ phase, since, setup, trials }) =>
    phase === 'dark' ? since! + 150 + 100 * randomOf(setup.seed, trials.length)() : null,
  outcomeOf: ({ trials }) => ({
    rounds: trials.length,
    right: trials.length,
    score: null,
    se: null,
    noScore: null,
    facts: {},
  }),
};

/** The number of frames until an element is there. */
const countFrames = (selector: string) =>
  new Promise<number>((resolve) => {
    let frames = 0;
    requestAnimationFrame(function look() {
      frames += 1;
      if (document.querySelector(selector) !== null) resolve(frames);
      else requestAnimationFrame(look);
    });
  });

interface ProbeProps {
  run: number;
  count: number;
  onDone(measured: Measured[]): void;
}

function Probe({ run: number, count, onDone }: ProbeProps) {
  const stage = useRef<HTMLDivElement>(null);
  const presses = useRef<ReturnType<typeof lastPress>[]>([]);
  const reactedFrames = useRef<number[]>([]);
  const asked = useRef(-1);
  const run = useRun<ProbeState, 'seen'>({
    task: probe,
    setup: {
      seed: `${number}`,
      rounds: count,
      practice: 0,
      form: 'timed',
      variant: '',
      aim: 'usual',
      lastScore: null,
    },
    paint({ phase, trials }) {
      showParts(stage.current, phase === 'lit' ? [`${trials.length}`] : []);
      if (phase !== 'lit' || asked.current === trials.length) return;
      asked.current = trials.length;
      void window.pressSoon();
    },
    sceneOf: ({ trials }) => `${trials.length}`,
    onKey(_key, { phase }) {
      if (phase !== 'lit') return null;
      presses.current.push(lastPress());
      const told = `[elementtiming="told-${number}-${presses.current.length - 1}"]`;
      countFrames(told).then((frames) => reactedFrames.current.push(frames));
      return { answer: 'seen' };
    },
    onResult: async ({ trials }) => {
      await settled();
      onDone(
        presses.current.slice(-count).map((press, i) => ({
          ...press,
          rt: trials.rt[i] ?? Number.NaN,
          renderedAt: renderedAt(`word-${number}-${i}`),
          reactedAt: renderedAt(`told-${number}-${i}`),
          reactedFrames: reactedFrames.current[i]!,
        })),
      );
    },
  });
  const done = run.state.trials.length;
  return (
    <Playing run={run}>
      <h1 className="visually-hidden">Timing</h1>
      <div ref={stage} data-stage="" style={{ position: 'relative', flex: 1 }}>
        {Array.from({ length: count }, (_, i) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: each is a round
            key={i}
            data-part={i}
            {...{ elementtiming: `word-${number}-${i}` }}
            style={{ position: 'absolute', inset: '100px 0 0', opacity: 0, fontSize: 80, textAlign: 'center' }}
          >
            Word
          </p>
        ))}
      </div>
      <div data-answer="" style={{ height: 136 }} />
      {done > 0 && (
        <p
          key={done}
          {...{ elementtiming: `told-${number}-${done - 1}` }}
          style={{ fontSize: 40, textAlign: 'center' }}
        >
          Round {done}
        </p>
      )}
    </Playing>
  );
}

observe();
const root = createRoot(document.getElementById('root')!);
let runs = 0;
window.measure = (count) =>
  new Promise((resolve) => {
    runs += 1;
    const way = { from: runs, rounds: count };
    const sky = { engine: 'change-course', form: 'timed', way, before: 0, day: '2026-11-20', minute: 1130 } as const;
    useFlightSky.setState({ code: skyCode, sky });
    root.render(<Probe key={runs} run={runs} count={count} onDone={resolve} />);
  });
