import type { Flight } from '#training/engines/hold-the-line/flight.ts';
import { isOwn } from '#training/engines/hold-the-line/hold-the-line.ts';
import { playOnce, playOnceLine, playOnceRounds, playOnceSetup } from '#training/engines/hold-the-line/play-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Arena } from '../engines/hold-the-line/arena.tsx';
import { Phases } from '../engines/hold-the-line/phases.tsx';
import { lookCopy, tapCopy } from '../engines/hold-the-line/tracking-copy.ts';
import { Sky } from '../engines/hold-the-line/tracking-sky.tsx';
import { type TrackingRun, useTrackingRun } from '../engines/hold-the-line/use-tracking-run.ts';
import { Backdrop } from '../pictures/backdrop.tsx';
import styles from './play-once.module.css';
import { PlayAsk, PlaySheet } from './play-sheet.tsx';

interface PlayKitesProps {
  seed: string;
  onLeave(): void;
  /** Called with the flight of the last round. */
  onEnd(flown: Flight): void;
  /** Asks for the form in which nothing moves. */
  onStill(): void;
}

/** Three rounds of Hold the line: look, follow, tap, and what came of it in one line. */
export function PlayKites({ seed, onLeave, onEnd, onStill }: PlayKitesProps) {
  const tracking: TrackingRun = useTrackingRun({
    task: playOnce,
    setup: playOnceSetup(seed),
    onResult({ ended }) {
      const { state } = tracking.run;
      if (ended === 'finished') onEnd(tracking.flightOf(state.round!));
    },
  });
  const { run, kites, round, places } = tracking;
  const { state } = run;
  const { phase, practiceLeft } = state;
  const done = playOnceRounds.length - practiceLeft;
  return (
    <PlaySheet done={phase === 'feedback' ? done - 1 : done} backdrop={<Backdrop open />} onLeave={onLeave}>
      <Instruction {...tracking} />
      <div className={styles.arena}>
        <Arena places={phase === 'tap' ? places : []} onTap={run.answer} onResize={() => kites.current?.measure()}>
          {round !== null && <Sky state={state} round={round} places={places} ref={kites} onPress={run.answer} />}
        </Arena>
      </div>
      {run.isPaused ? (
        <Outcome line="This round starts afresh." label="Go on" onGo={run.go} />
      ) : phase === 'feedback' && round !== null ? (
        <Outcome
          line={playOnceLine(state.chosen.filter((kite) => isOwn(round, kite)).length)}
          label={practiceLeft === 0 ? 'Finish' : 'Next round'}
          onGo={run.go}
        />
      ) : (
        <div className={styles.foot}>
          <Phases present={phase === 'follow' ? 1 : phase === 'tap' ? 2 : 0} />
          <Button variant="text" noMargin onClick={onStill}>
            Without moving things
          </Button>
        </div>
      )}
    </PlaySheet>
  );
}

function Instruction({ run: { state, isPaused } }: TrackingRun) {
  const { phase, round, chosen } = state;
  if (isPaused) return <PlayAsk title="You were away">The kites waited.</PlayAsk>;
  if (phase === 'follow') return <PlayAsk title="Keep your eyes on your two">They move for five seconds.</PlayAsk>;
  if (phase === 'tap') {
    const { title, text } = tapCopy(2, chosen.length);
    return <PlayAsk title={title}>{text}</PlayAsk>;
  }
  if (phase === 'look' || round === null) {
    const { title } = lookCopy(2);
    return <PlayAsk title={title}>Keep your eyes on them. Soon all look alike.</PlayAsk>;
  }
  return <PlayAsk title="These two were yours" />;
}

interface OutcomeProps {
  line: string;
  label: string;
  onGo(): void;
}

/** The tray between two rounds. */
export function Outcome({ line, label, onGo }: OutcomeProps) {
  return (
    <div className={styles.foot}>
      <section className={styles.tray} aria-live="polite">
        <p>{line}</p>
        <Button wide onClick={onGo}>
          {label}
        </Button>
      </section>
    </div>
  );
}
