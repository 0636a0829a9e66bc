import { brand } from '#contract/brand.ts';
import { calls } from '#contract/calls.ts';
import { setOptOut } from '#web/measuring/analytics/analytics.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence, errorText } from '#web/platform/error-copy.ts';
import { notify } from '#web/platform/notify.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { useSession } from '#web/session/session.ts';

const fileName = `${brand.toLowerCase()}-my-data.json`;

/** Saves everything the server holds about the user as a file. */
export async function downloadOwnData(): Promise<void> {
  const result = await call(calls.exportAccount);
  if (result.data === null) {
    if (result.status !== 401) notify(`Your copy could not be made: ${errorText(result)}`);
    return;
  }
  saveFile(fileName, 'application/json', JSON.stringify(result.data, null, 2));
}

export type EraseOutcome = 'erased' | { refused: string };

/** Erases the account and then everything in this browser. Returns a refusal as a sentence for the form. */
export async function eraseAccount(password: string): Promise<EraseOutcome> {
  const { id } = useSession.getState().profile;
  const result = await call(calls.eraseAccount, { body: { password } });
  if (result.error !== null) return { refused: errorSentence(result) };
  await forgetHere(id);
  return 'erased';
}

/** Erases everything in this browser, except the keys to sealed answers that the server has not erased yet. */
async function forgetHere(userId: number): Promise<void> {
  await import('#web/session/leave-training.ts')
    .then(({ eraseTrainingHere }) => eraseTrainingHere(userId))
    .catch(() => {});
  const { eraseEverything } = await import('#web/funnel/resume/erase-everything.ts');
  const { waiting } = await eraseEverything().catch(() => ({ waiting: 1 }));
  setOptOut(true);
  clearBrowser([localStorage, sessionStorage], waiting > 0 ? ['everkite.resume'] : []);
}

/** Removes all entries of these storages except the named ones. */
export function clearBrowser(storages: readonly Storage[], keep: readonly string[]): void {
  for (const storage of storages) {
    for (const name of Object.keys(storage)) if (!keep.includes(name)) storage.removeItem(name);
  }
}
