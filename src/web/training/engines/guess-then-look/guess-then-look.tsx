import { useState } from 'react';
import {
  detailOfTask,
  drillNumbers,
  guessNumbers,
  nextDrill,
  type RunningTask,
  runningTaskIn,
  takenMin,
  tasksIn,
} from '#training/engines/guess-then-look/guess.ts';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { Drill } from './drill.tsx';
import { GuessPage } from './guess-first.tsx';
import { guessIntro } from './guess-intro.tsx';
import { LookPage, RunningPage } from './task-pages.tsx';

export const introPictures = guessIntro;

const engine = 'guess-then-look';
const runningId = 'task-under-way';

/**
 * E10: a guess, the task, and a comparison (training.md § 3.2). Stores `guess_min` and `actual_min` with the kind of
 * task as a word, or `drill_s` and `made_s`. The task's text stays on the device until it is done.
 */
export default function GuessThenLook({ past, notes, now, onDone, onStop }: GuidedProps) {
  const texts = useNotes(engine, notes, now);
  /** When the task was done, epoch ms. */
  const [doneAt, setDoneAt] = useState<number | null>(null);
  /** The number of tried drills; null in a task. */
  const [drills, setDrills] = useState<number | null>(null);
  if (texts.list === null) return null;

  const tasks = tasksIn(past);
  const note = texts.list.find(({ id }) => id === runningId);
  const running = note === undefined ? null : runningTaskIn(note);

  function start(task: Omit<RunningTask, 'at'>) {
    const at = now();
    texts.change({ id: runningId, engine, at, text: task.text, detail: detailOfTask({ ...task, at }) });
  }

  if (running !== null && doneAt !== null) {
    return (
      <LookPage
        task={running}
        takenMin={takenMin(running.at, doneAt)}
        tasks={tasks}
        onKeep={(task) => {
          texts.erase(runningId);
          onDone(guessNumbers(task));
        }}
      />
    );
  }
  if (running !== null) {
    return (
      <RunningPage
        task={running}
        onTaken={() => setDoneAt(now())}
        onDrop={() => texts.erase(runningId)}
        onClose={onStop}
      />
    );
  }
  if (drills !== null) {
    const seconds = nextDrill(past, drills);
    return (
      <Drill
        key={drills}
        seconds={seconds}
        now={now}
        onBack={() => setDrills(null)}
        onAgain={() => setDrills(drills + 1)}
        onKeep={(madeMs) => onDone(drillNumbers(seconds, madeMs))}
        onClose={onStop}
      />
    );
  }
  return <GuessPage tasks={tasks} onStart={start} onDrill={() => setDrills(0)} onClose={onStop} />;
}
