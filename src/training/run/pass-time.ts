import type { RunState } from './task.ts';

/**
 * Advances a state to a moment: every phase that is over by then ends at the time it was due, not at the time of the
 * call, so that the frame rate makes no difference.
 */
export function passTime<State extends RunState>(
  state: State,
  at: number,
  dueAt: (state: State) => number | null,
  endPhase: (state: State, at: number) => State,
): State {
  let passed = state;
  for (let due = dueAt(passed); due !== null && due <= at; due = dueAt(passed)) passed = endPhase(passed, due);
  return passed;
}
