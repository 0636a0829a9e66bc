import type { DeviceCopy } from './device-copy.ts';
import { pageSize, type TrainingCalls } from './training-calls.ts';

/**
 * Brings the account's state and new entries to this device.
 * @returns whether entries have come or gone; null when the account did not answer
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
