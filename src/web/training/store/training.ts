import type { SavedWhere, TrainingPause, TrainingState } from '#contract/training.ts';
import type { Entry, Setting } from '#training/entries/entry.ts';
import type { Folded } from '#training/entries/fold.ts';
import type { Notes } from './notes.ts';
import type { Unstored } from './rows-with-memory.ts';

/** The owner of training that is tried without an account. */
export const sampleOwner = 'sample';

/** An entry before it gets an id, a day and a time. */
export type NewEntry = Entry extends infer One
  ? One extends { kind: 'erased' }
    ? never
    : Omit<One, 'id' | 'day' | 'at' | 'tz_min'>
  : never;

/** The facts about an owner's training. */
export interface TrainingFacts {
  /** `unreachable`: this device has no copy, and the account did not answer. */
  status: 'closed' | 'opening' | 'open' | 'unreachable';
  /** A user's id, or `sample`; null while closed. */
  owner: string | null;
  /** The account's last answer, from this device when the account cannot be reached. */
  state: TrainingState | null;
  /** Whether the account has answered since the training was opened. */
  isFresh: boolean;
  /** The place that the person has chosen; null before that. */
  where: SavedWhere | null;
  /** Whether the person wants nothing kept, for as long as this page is open. */
  isDeclined: boolean;
  /** Whether the account has received that choice. */
  isTold: boolean;
  /** All entries, without their trials. */
  entries: readonly Entry[];
  /** The state that the entries add up to. */
  folded: Folded;
  /** Entries that the account does not have yet. */
  unsaved: number;
  /** The number of their exercises, each counted once a day. */
  unsavedExercises: number;
  /** Whether the last try to send failed, and no other has begun since. */
  isDelayed: boolean;
  /**
   * Why rows are not stored on this device, so that they are lost when the page is closed, unless the account has them.
   */
  unstored: Unstored;
  /** Whether the sample was tried on this device. */
  hasSample: boolean;
}

export interface TrainingActions {
  /** Opens the training of the signed-in user: first this device's copy, then the account's data. */
  open(): Promise<void>;
  openSample(): Promise<void>;
  /** Reads the account again, and sends waiting rows. */
  refresh(): Promise<void>;
  close(): void;
  /** Adds an entry, with its trials. It is in `entries` at once, and stored when this resolves. */
  add(entry: NewEntry): Promise<Entry>;
  saveSetting(setting: Setting): Promise<Entry>;
  /** Keeps nothing, and drops what was trained here before the choice. */
  decline(): void;
  /** What was trained here before the choice is kept from then on. A move into the account sends all data of this device; a move out erases the account's copy. */
  chooseWhere(where: SavedWhere): Promise<void>;
  /** Null ends the pause. False when the account did not answer; then nothing has changed. */
  savePause(pause: TrainingPause | null): Promise<boolean>;
  eraseEntry(id: string): Promise<void>;
  /** Erases everything, here and in the account. False when the account did not answer; then nothing is erased. */
  eraseAll(): Promise<boolean>;
  /** Gives the runs and notes of the sample to this owner. Its finished exercises count for no day. */
  takeOverSample(): Promise<void>;
  /** Every entry with the trials that are on this device, for a file. */
  readAll(): Promise<Entry[]>;
  /** The owner's own texts. */
  notes(): Notes;
}

export type Training = TrainingFacts & TrainingActions;
