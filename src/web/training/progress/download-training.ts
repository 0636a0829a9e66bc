import { brand } from '#contract/brand.ts';
import { calls } from '#contract/calls.ts';
import type { Entry } from '#training/entries/entry.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-copy.ts';
import { notify } from '#web/platform/notify.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { Training } from '../store/training.ts';

const fileName = `${brand.toLowerCase()}-training`;

/**
 * Saves the person's training as a file: every entry as JSON, or every press as CSV.
 * @param only the exercise or yardstick whose entries are wanted; all without one
 */
export async function downloadTraining(training: Training, as: 'csv' | 'json', only?: MeasuredId): Promise<void> {
  const here = await training.readAll();
  const elsewhere = training.where === 'account' ? await readAccount() : [];
  if (elsewhere === null) return;
  // Only the account has the presses of runs on other devices; only this device has the entries that wait to be sent.
  const known = new Set(elsewhere.map(({ id }) => id));
  const all = [...elsewhere, ...here.filter(({ id }) => !known.has(id))];
  const entries = all.filter((entry) => only === undefined || ('exercise' in entry && entry.exercise === only));
  const name = only === undefined ? fileName : `${fileName}-${only}`;
  if (as === 'json') saveFile(`${name}.json`, 'application/json', JSON.stringify(entries, null, 2));
  else saveFile(`${name}.csv`, 'text/csv', await csvOf(entries));
}

/** All entries of the account with their trials; null, after a notification, when that failed. */
async function readAccount(): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  for (let after = '0'; ; ) {
    const result = await call(calls.listEntries, { query: { after, trials: '1' } });
    if (result.data === null) {
      notify(`Your copy could not be made: ${errorText(result)}`);
      return null;
    }
    const page = result.data.entries;
    entries.push(...page.map(({ entry }) => entry));
    const last = page.at(-1);
    if (last === undefined) return entries;
    after = String(last.seq);
  }
}

/** Loaded on demand, because only this needs the code that writes CSV. */
async function csvOf(entries: readonly Entry[]): Promise<string> {
  const { trialsCsvHead, trialsCsvLines } = await import('#contract/trials-csv.ts');
  const runs = entries.flatMap((entry) =>
    entry.kind !== 'run' || entry.trials === undefined
      ? []
      : [{ ...entry, block: entry.body.block, session: entry.body.session, columns: entry.trials }],
  );
  return trialsCsvHead() + trialsCsvLines(runs);
}
