import { randomUUID } from 'node:crypto';
import { emulatedNow } from './clock.ts';
import type { EntityPrefix } from './entities.ts';
import type { Refusal } from './refusal.ts';
import type { Moment, State } from './state.ts';
import type { StateStore } from './state-store.ts';

/** A pure change: the next state and the answer, or a refusal. */
export type Command<T> = (state: State, moment: Moment) => { state: State; answer: T } | { refused: Refusal };
export type Outcome<T> = { answer: T } | { refused: Refusal };

/** Holds the state, runs changes one after another, and answers only after a change is on disk. */
export interface Engine {
  /** The current state, without running what has become due since the last change. */
  peek(): State;
  /** The state after running everything due until now. */
  read(): Promise<State>;
  run<T>(command: Command<T>): Promise<Outcome<T>>;
  /** Moves emulated time forward, and runs everything that becomes due on the way in order of time. */
  advanceTo(atMs: number): Promise<void>;
  nowMs(): number;
  realMs(): number;
}

export interface EngineParts {
  store: StateStore;
  realClock: () => number;
  random: () => number;
  /** Runs everything due until a time, each at its own time. */
  settle: (state: State, untilMs: number, momentAt: (nowMs: number) => Moment) => State;
  /** Called after each change is saved. */
  onSaved: () => void;
}

export function createEngine(initial: State, { store, realClock, random, settle, onSaved }: EngineParts): Engine {
  let state = initial;
  const momentAt = (nowMs: number): Moment => ({
    nowMs,
    realMs: realClock(),
    newId: (prefix) => newId(prefix, random),
    newUuid: randomUUID,
    random,
  });
  const nowMs = () => emulatedNow(realClock(), state.clockOffsetMs);

  function catchUp(untilMs: number) {
    state = settle(state, untilMs, momentAt);
  }

  async function save() {
    await store.save(state);
    onSaved();
  }

  return {
    nowMs,
    realMs: realClock,
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

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A Paddle id: `<prefix>_01` and 24 letters and digits. `random` returns numbers in [0, 1). */
function newId(prefix: EntityPrefix, random: () => number): string {
  let id = `${prefix}_01`;
  for (let n = 0; n < 24; n++) id += alphabet[Math.floor(random() * alphabet.length)];
  return id;
}
