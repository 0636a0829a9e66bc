import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';

interface Reply<Answer> {
  answer: Answer;
  /** After the picture was on the screen. */
  afterMs: number;
}

interface Played<State, Answer> {
  state: State;
  /** Everything that happened, in order. */
  inputs: readonly Input<Answer>[];
}

const frameMs = 1000 / 60;

export const runSetup: RunSetup = {
  seed: 'a plan/an exercise/1/1',
  rounds: 40,
  practice: 0,
  form: 'timed',
  variant: '',
  aim: 'usual',
  lastScore: null,
};

/**
 * Plays a run to its end.
 * @param reply the person's reaction to a picture on the screen; null for none
 */
export function playRun<State extends RunState, Answer>(
  task: Task<State, Answer>,
  setup: RunSetup,
  reply: (state: State) => Reply<Answer> | null,
): Played<State, Answer> {
  const inputs: Input<Answer>[] = [];
  let state = task.begin(setup, 0);
  let at = 0;
  let pending: { at: number; answer: Answer } | null = null;
  const send = (input: Input<Answer>) => {
    inputs.push(input);
    state = task.reduce(state, input);
    at = input.at;
  };
  send({ type: 'go', at });
  while (state.phase !== 'ended') {
    const due = task.dueAt(state) ?? Number.POSITIVE_INFINITY;
    if (state.since === null) {
      send({ type: 'shown', at: at + frameMs });
      const replied = reply(state);
      if (replied !== null) pending = { answer: replied.answer, at: at + replied.afterMs };
    } else if (pending !== null && pending.at < due) {
      send({ type: 'answer', at: pending.at, answer: pending.answer, source: 'key' });
      pending = null;
    } else if (due === Number.POSITIVE_INFINITY) send({ type: 'go', at: at + 1000 });
    else send({ type: 'time', at: due });
  }
  return { state, inputs };
}

/** The same inputs with times of another frame rate. */
export function replayed<State extends RunState, Answer>(
  task: Task<State, Answer>,
  setup: RunSetup,
  inputs: readonly Input<Answer>[],
  hertz: number,
): State {
  let state = task.begin(setup, 0);
  let at = 0;
  for (const input of inputs) {
    for (let tick = Math.ceil((at * hertz) / 1000); (tick * 1000) / hertz < input.at; tick++) {
      state = task.reduce(state, { type: 'time', at: (tick * 1000) / hertz });
    }
    at = input.at;
    if (input.type !== 'time') state = task.reduce(state, input);
  }
  return task.reduce(state, { type: 'time', at });
}
