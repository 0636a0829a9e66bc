import { apiPaths } from '../../contract/api-paths';
import type { EraseResumeLinkBody } from '../../contract/resume';
import type { QuizName } from '../../quiz/quiz';
import { callApi } from '../platform/api';
import { placeFor } from '../platform/persisted';

/** A copy of answers on the server that this device has the key to: made here, or opened here. */
export interface Copy {
  token: string;
  quiz: QuizName;
  /** Epoch ms; after it the server has erased the copy by itself. */
  expiresAt: number;
  /** It is to be erased, and the server does not know yet. */
  isCondemned?: boolean;
}

/** How many copies the server has erased, and how many it could not be told of yet. */
export interface Erasure {
  erased: number;
  waiting: number;
}

const place = placeFor<{ copies: Copy[] }>('everkite.resume');

/** Keeps the key, so that erasing the answers can erase the copy too. */
export function rememberCopy(copy: Copy): void {
  write([...read().filter(({ token }) => token !== copy.token), copy]);
}

/** The copies of a quiz's answers that can still be opened. */
export function copiesOf(quiz: QuizName): readonly Copy[] {
  return read().filter((copy) => copy.quiz === quiz && !copy.isCondemned);
}

/**
 * Erases copies on the server. Where it cannot be reached they stay condemned, and it is told as soon as this device is
 * online, or with a later page.
 */
export async function eraseCopies(isMeant: (copy: Copy) => boolean): Promise<Erasure> {
  write(read().map((copy) => (isMeant(copy) ? { ...copy, isCondemned: true } : copy)));
  return eraseCondemned();
}

/** Takes up what an earlier page could not finish. */
export async function eraseCondemned(): Promise<Erasure> {
  const condemned = read().filter(({ isCondemned }) => isCondemned);
  const outcomes = await Promise.all(condemned.map(({ token }) => eraseAtServer(token)));
  const gone = condemned.filter((_copy, index) => outcomes[index]).map(({ token }) => token);
  write(read().filter(({ token }) => !gone.includes(token)));
  const waiting = condemned.length - gone.length;
  if (waiting > 0) addEventListener('online', eraseCondemned, { once: true });
  return { erased: gone.length, waiting };
}

/** Whether the copy is gone for certain. */
async function eraseAtServer(token: string): Promise<boolean> {
  const body: EraseResumeLinkBody = { token };
  const { error } = await callApi('POST', apiPaths.eraseResumeLink, body, { quiet: true, outlivesPage: true });
  return error === null;
}

function read(): Copy[] {
  const copies = place.read()?.copies;
  if (!Array.isArray(copies)) return [];
  return copies.filter((copy: Copy | null) => copy !== null && copy.expiresAt > Date.now());
}

function write(copies: Copy[]): void {
  if (copies.length === 0) place.erase();
  else place.write({ copies });
}
