import { calls } from '#contract/calls.ts';
import type { EntriesAnswer, EntriesPage, SavedWhere, TrainingPause, TrainingState } from '#contract/training.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import type { Entry } from '#training/entries/entry.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import type { DeviceCopy } from './device-copy.ts';

/**
 * Why there is no answer. `no answer`: try again later. `signed out`: the session has ended. `no access`: nothing may
 * be written now. `refused`: the request is not valid, so sending it again is of no use.
 */
export type Fault = 'no answer' | 'signed out' | 'no access' | 'refused';
export type Answer<Data> = { data: Data } | { fault: Fault };

/** The calls of the account about training. */
export interface TrainingCalls {
  readState(): Promise<Answer<TrainingState>>;
  /** The entries after a place; the last page has fewer than `pageSize`. */
  listEntries(afterSeq: number): Promise<Answer<EntriesPage>>;
  add(entries: Entry[]): Promise<Answer<EntriesAnswer>>;
  erase(id: string): Promise<Answer<unknown>>;
  eraseAll(): Promise<Answer<unknown>>;
  saveWhere(where: SavedWhere): Promise<Answer<unknown>>;
  savePause(pause: TrainingPause | null): Promise<Answer<TrainingState>>;
}

export const pageSize = 200;

/**
 * The calls of one sign-in. They use its token, so that no data reaches the account of a person who signs in later in
 * another tab.
 */
export function trainingCalls(token: string): TrainingCalls {
  const own = { token, quiet: true };
  return {
    readState: async () => answerOf(await call(calls.readTraining, own)),
    listEntries: async (afterSeq) =>
      answerOf(await call(calls.listEntries, { ...own, query: { after: String(afterSeq), limit: String(pageSize) } })),
    add: async (entries) => answerOf(await call(calls.addEntries, { ...own, body: { entries } })),
    erase: async (id) => answerOf(await call(calls.eraseEntry, { ...own, params: { id } })),
    eraseAll: async () => answerOf(await call(calls.eraseTraining, own)),
    saveWhere: async (where) =>
      answerOf(
        await call(calls.saveTrainingConsent, { ...own, body: { kept_where: where, version: trainingConsentVersion } }),
      ),
    savePause: async (pause) => answerOf(await call(calls.saveTrainingPause, { ...own, body: { pause } })),
  };
}

function answerOf<Data>({ data, error, status }: CallResult<Data>): Answer<Data> {
  return error === null ? { data: data as Data } : { fault: faultOf(status) };
}

/** The fault of an HTTP status. Too many calls, a time-out and every fault of the server are temporary. */
export function faultOf(status: number): Fault {
  if (status === 401) return 'signed out';
  if (status === 403) return 'no access';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'no answer';
}

/**
 * Reads the account's state and new entries to this device.
 * @returns whether entries were added or removed; null when the account did not answer
 */
export async function readAccount(
  copy: DeviceCopy,
  calls: Pick<TrainingCalls, 'readState' | 'listEntries'>,
): Promise<boolean | null> {
  const answer = await calls.readState();
  if ('fault' in answer) return null;
  let hasNew = await copy.saveState(answer.data);
  for (;;) {
    const { where, newestSeq } = await copy.kept();
    if (where !== 'account') return hasNew;
    const page = await calls.listEntries(newestSeq);
    if ('fault' in page) return hasNew;
    const { entries } = page.data;
    await copy.take(page.data);
    hasNew ||= entries.length > 0;
    const isLast = entries.length < pageSize || entries.at(-1)!.seq <= newestSeq;
    if (isLast) return hasNew;
  }
}
