import { bowKinds } from '#training/engines/count-the-bows/bows.ts';
import {
  type BowsAnswer,
  type BowsState,
  countTheBows,
  wantedOf,
} from '#training/engines/count-the-bows/count-the-bows.ts';
import type { Input, RunSetup } from '#training/run/task.ts';

/** Of a timed run forwards. */
export const bowsSetup: RunSetup = {
  seed: 'plan/count-the-bows/3/1',
  rounds: 12,
  practice: 0,
  form: 'timed',
  variant: 'forwards',
  aim: 'usual',
  lastScore: null,
};

type BowsInput = Input<BowsAnswer>;

/** Somebody who plays Count the bows on a screen with so many frames a second; the loop's order of inputs. */
export function bowsPlayer(given: Partial<RunSetup> = {}, framesPerSecond = 60) {
  let state = countTheBows.begin({ ...bowsSetup, ...given }, 0);
  let at = 0;
  const inputs: BowsInput[] = [];
  const send = (input: BowsInput) => {
    inputs.push(input);
    state = countTheBows.reduce(state, input);
  };
  const frame = () => {
    at += 1000 / framesPerSecond;
    send({ type: 'time', at });
    if (state.since === null) send({ type: 'shown', at });
  };
  const until = (phase: BowsState['phase']) => {
    for (let i = 0; i < 4000 && state.phase !== phase; i++) {
      if (state.phase === 'card') send({ type: 'go', at });
      frame();
    }
  };
  const answer = (given: BowsAnswer) => send({ type: 'answer', at, answer: given, source: 'touch' });
  return {
    state: () => state,
    inputs,
    send,
    frame,
    until,
    answer,
    now: () => at,
    go: () => send({ type: 'go', at }),
    /** One tail, right or with its last bow wrong. */
    build(isRight: boolean) {
      until('building');
      const wanted = wantedOf(state);
      const last = isRight ? wanted.at(-1)! : bowKinds.find((kind) => kind !== wanted.at(-1))!;
      for (const kind of [...wanted.slice(0, -1), last]) answer({ tie: kind });
      answer('done');
    },
  };
}
