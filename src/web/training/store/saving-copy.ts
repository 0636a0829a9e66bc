import { capital, inWords } from '#training/number-words.ts';
import type { Unstored } from './rows-with-memory.ts';

/** The state of saving. */
export interface Saving {
  /** Entries that the account does not have yet. */
  unsaved: number;
  /** The number of their exercises, each counted once a day. */
  unsavedExercises: number;
  isDelayed: boolean;
  /** Why rows are only in this page. */
  unstored: Unstored;
  /** Whether training is stored in the account. */
  isForAccount: boolean;
  /** Whether the account still has to receive that its copy is to be erased. */
  isErasing: boolean;
  isOnline: boolean;
  /** Whether the line has already reported waiting rows. */
  hasWaited: boolean;
}

/**
 * The line about data that is only on this device: its beginning and its rest. Null when everything is stored in its
 * place.
 */
export function savingText(saving: Saving): [lead: string, rest: string] | null {
  const { unsaved, unsavedExercises, isDelayed, unstored, isErasing, isOnline, hasWaited } = saving;
  if (unstored !== null) return unstoredText(unstored, saving.isForAccount);
  if (isErasing && (isDelayed || !isOnline)) {
    return ['Your account does not know of your choice yet.', 'Its copy is erased when we reach it.'];
  }
  if (!isOnline) return ['You are offline.', `Today’s flight works as always.${waitsText(unsaved, unsavedExercises)}`];
  if (unsaved === 0) return null;
  if (isDelayed) {
    return [`${unsaved} not yet saved in your account.`, 'They are kept on this device, and we try again.'];
  }
  return hasWaited ? ['You are online again.', 'What was kept on this device goes to your account now.'] : null;
}

function unstoredText(why: NonNullable<Unstored>, isForAccount: boolean): [lead: string, rest: string] {
  if (why === 'no room') {
    return isForAccount
      ? ['This device has no room left.', 'Keep this page open until it is sent, or make some room.']
      : ['This device has no room left.', 'Make some room, or what you do now is gone when you close this page.'];
  }
  return isForAccount
    ? ['This browser stores nothing for us now.', 'Keep this page open until it is sent.']
    : ['This browser stores nothing for us now.', 'What you do now is gone when you close this page.'];
}

function waitsText(unsaved: number, exercises: number): string {
  if (unsaved === 0) return '';
  const what =
    exercises === 0 ? 'What you chose' : `${capital(inWords(exercises))} exercise${exercises === 1 ? '' : 's'}`;
  const isOne = exercises < 2;
  return ` ${what} ${isOne ? 'is' : 'are'} kept on this device and ${isOne ? 'goes' : 'go'} to your account later.`;
}
