import type { SavedWhere, TrainingPause, TrainingState } from '#contract/training.ts';
import type { Entry, Setting } from '#training/entries/entry.ts';
import type { Folded } from '#training/entries/fold.ts';
import type { Notes } from './notes.ts';
import type { Unstored } from './rows-with-memory.ts';

/** The owner of what is tried without an account. */
export const sampleOwner = 'sample';

/** An entry before it has an id, a day and a time. */
export type NewEntry = Entry extends infer One
  ? One extends { kind: 'erased' }
    ? never
    : Omit<One, 'id' | 'day' | 'at' | 'tz_min'>
  : never;

/** What is known of an owner's training. */
export interface TrainingFacts {
  /** `unreachable`: this device has no copy, and the account did not answer. */
  status: 'closed' | 'opening' | 'open' | 'unreachable';
  /** A user's id, or `sample`; null while closed. */
  owner: string | null;
  /** The account's last answer, from this device when the account cannot be reached. */
  state: TrainingState | null;
  /** Whether the account has answered since the training was opened. */
  isFresh: boolean;
  /** Where the person wants it kept; null until they have chosen. */
  where: SavedWhere | null;
  /** Whether the account has heard of that choice. */
  isTold: boolean;
  /** All, without their trials. */
  entries: readonly Entry[];
  /** What the entries say together. */
  folded: Folded;
  /** Entries that the account does not have yet. */
  unsaved: number;
  /** How many exercises they are of, each counted once a day. */
  unsavedExercises: number;
  /** Whether the last try to send failed, and none has begun since. */
  isDelayed: boolean;
  /** Why something is not stored on this device, so it is gone when the page is closed, unless the account has it. */
  unstored: Unstored;
  /** Whether the sample was tried on this device. */
  hasSample: boolean;
}

export interface TrainingActions {
  /** Opens the training of the signed-in user: this device's copy at once, then with what the account has. */
  open(): Promise<void>;
  openSample(): Promise<void>;
  /** Reads the account again, and sends what waits. */
  refresh(): Promise<void>;
  close(): void;
  /** Adds an entry, with its trials. It is in `entries` at once, and stored when this resolves. */
  add(entry: NewEntry): Promise<Entry>;
  saveSetting(setting: Setting): Promise<Entry>;
  /** Into the account goes all that is here; out of it, the account's copy is erased. */
  chooseWhere(where: SavedWhere): Promise<void>;
  /** Null ends the pause. False when the account did not answer; then nothing has changed. */
  savePause(pause: TrainingPause | null): Promise<boolean>;
  eraseEntry(id: string): Promise<void>;
  /** Erases everything, here and in the account. False when the account did not answer; then nothing is erased. */
  eraseAll(): Promise<boolean>;
  /** Makes the runs and notes of the sample this owner's. What the sample had finished counts for no day. */
  takeOverSample(): Promise<void>;
  /** Every entry with the trials that are on this device, for a file. */
  readAll(): Promise<Entry[]>;
  /** The owner's own texts. */
  notes(): Notes;
}

export type Training = TrainingFacts & TrainingActions;
