import { calls } from '#contract/calls.ts';
import { catalogue, type QuizName, type QuizRow } from '#quiz/catalogue.ts';
import { call } from '#web/platform/call.ts';
import { placeFor } from '#web/platform/persisted.ts';

/** Sealed answers on the server that this device has the token of, because they were sealed or opened here. */
export interface SealedAnswers {
  token: string;
  /** The key of the quiz's row in the catalogue. */
  quiz: QuizRow['key'];
  /** Epoch ms at which the server erases them by itself. */
  expiresAt: number;
  /** To be erased, not yet confirmed by the server. */
  isCondemned?: boolean;
}

/** How many were erased at the server, and how many are waiting until it can be reached. */
export interface Erasure {
  erased: number;
  waiting: number;
}

const place = placeFor<{ copies: SealedAnswers[] }>('everkite.resume');

/** Keeps the token, so that erasing the answers here can erase them at the server too. */
export function rememberSealed(sealed: SealedAnswers): void {
  write([...read().filter(({ token }) => token !== sealed.token), sealed]);
}

/** A quiz's sealed answers that can still be opened. */
export function sealedOf(quiz: QuizName): readonly SealedAnswers[] {
  return read().filter((sealed) => sealed.quiz === catalogue[quiz].key && !sealed.isCondemned);
}

/**
 * Erases sealed answers at the server. Where it cannot be reached, they are marked and erased as soon as this device is
 * online, or on a later page.
 * @param options not quiet where the visitor has asked for it and waits, so that the loading overlay shows
 */
export async function eraseSealed(
  matches: (sealed: SealedAnswers) => boolean,
  { quiet = true }: { quiet?: boolean } = {},
): Promise<Erasure> {
  write(read().map((sealed) => (matches(sealed) ? { ...sealed, isCondemned: true } : sealed)));
  return eraseCondemned(quiet);
}

/** Finishes what an earlier page, or this one without a network, could not erase. */
const eraseLater = () => eraseCondemned(true);

async function eraseCondemned(quiet: boolean): Promise<Erasure> {
  const toErase = read().filter(({ isCondemned }) => isCondemned);
  const outcomes = await Promise.all(toErase.map(({ token }) => eraseAtServer(token, quiet)));
  const erasedTokens = toErase.filter((_sealed, index) => outcomes[index]).map(({ token }) => token);
  write(read().filter(({ token }) => !erasedTokens.includes(token)));
  const waiting = toErase.length - erasedTokens.length;
  if (waiting > 0) addEventListener('online', eraseLater, { once: true });
  return { erased: erasedTokens.length, waiting };
}

/** Whether the server confirmed it. */
async function eraseAtServer(token: string, quiet: boolean): Promise<boolean> {
  const { error } = await call(calls.eraseResumeLink, { body: { token }, quiet, outlivesPage: true });
  return error === null;
}

function read(): SealedAnswers[] {
  const copies = place.read()?.copies;
  if (!Array.isArray(copies)) return [];
  return copies.filter((sealed: SealedAnswers | null) => sealed !== null && sealed.expiresAt > Date.now());
}

function write(all: SealedAnswers[]): void {
  if (all.length === 0) place.erase();
  else place.write({ copies: all });
}
