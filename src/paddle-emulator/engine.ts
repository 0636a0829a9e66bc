import { randomUUID } from 'node:crypto';
import { emulatedNow } from './clock';
import { newId } from './ids';
import type { Refusal } from './refusal';
import type { Moment, State } from './state';
import type { StateStore } from './state-store';
import { settle } from './subscription/timeline';

/** A pure change: the next state and what to answer, or why not. */
export type Command<T> = (state: State, moment: Moment) => { state: State; answer: T } | { refused: Refusal };
export type Outcome<T> = { answer: T } | { refused: Refusal };

/** Holds the one state, runs changes one after another, and answers only once a change is on disk. */
export interface Engine {
  /** The state as it is, without what may have become due since the last change. */
  peek(): State;
  /** The state after everything due until now has happened. */
  read(): Promise<State>;
  run<T>(command: Command<T>): Promise<Outcome<T>>;
  /** Moves emulated time forward; what becomes due on the way happens in order of time. */
  advanceTo(atMs: number): Promise<void>;
  nowMs(): number;
  wallMs(): number;
}

export interface EngineParts {
  store: StateStore;
  wallClock: () => number;
  random: () => number;
  /** Called after each change is saved. */
  onSaved: () => void;
}

export function createEngine(initial: State, { store, wallClock, random, onSaved }: EngineParts): Engine {
  let state = initial;
  const momentAt = (nowMs: number): Moment => ({
    nowMs,
    wallMs: wallClock(),
    newId: (prefix) => newId(prefix, random),
    newUuid: randomUUID,
    random,
  });
  const nowMs = () => emulatedNow(wallClock(), state.clockOffsetMs);

  function catchUp(untilMs: number) {
    state = settle(state, untilMs, momentAt);
  }

  async function save() {
    await store.save(state);
    onSaved();
  }

  return {
    nowMs,
    wallMs: wallClock,
    peek: () => state,
    async read() {
      const before = state;
      catchUp(nowMs());
      if (state !== before) await save();
      return state;
    },
    async run(command) {
      const before = state;
      catchUp(nowMs());
      const outcome = command(state, momentAt(nowMs()));
      if ('state' in outcome) state = outcome.state;
      if (state !== before) await save();
      return 'state' in outcome ? { answer: outcome.answer } : outcome;
    },
    async advanceTo(atMs) {
      catchUp(Math.max(atMs, nowMs()));
      state = { ...state, clockOffsetMs: state.clockOffsetMs + Math.max(0, atMs - nowMs()) };
      await save();
    },
  };
}
