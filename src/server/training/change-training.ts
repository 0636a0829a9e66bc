import type { Transaction } from 'kysely';
import { dayStart } from '#contract/day.ts';
import type { TrainingConsentBody, TrainingPause } from '#contract/training.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteEntries, eraseEntryRow } from './entries.sql.ts';
import { versionOf } from './plan-version.ts';
import {
  deleteTraining,
  findTraining,
  insertVersion,
  lockTraining,
  replaceConsent,
  replacePause,
  type StoredTraining,
} from './training-state.sql.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/** Runs a change while no other request changes this person's training. */
function change(
  db: Deps['db'],
  userId: string,
  act: (tx: Transaction<Schema>, stored: StoredTraining) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await lockTraining(tx, userId)) await act(tx, await findTraining(tx, userId));
  });
}

/**
 * Records where a person wants their training to be kept. Keeping it on the device erases the account's copy at once;
 * a device may send everything again when the account is chosen later.
 */
export function saveConsent(
  { db, clock }: ChangeDeps,
  userId: string,
  { kept_where: savedWhere, version }: TrainingConsentBody,
): Promise<void> {
  return change(db, userId, async (tx, { consent }) => {
    if (consent?.savedWhere === savedWhere && consent.version === version) return;
    await replaceConsent(tx, { userId, consent: { savedWhere, version }, now: clock() });
    if (savedWhere === 'device') await deleteEntries(tx, userId);
  });
}

/** Sets or ends a pause, in place of the present one. */
export async function savePause(
  { db, clock }: ChangeDeps,
  userId: string,
  pause: TrainingPause | null,
): Promise<'kept' | { refused: 'no such days' }> {
  if (pause !== null && !isSpan(pause)) return { refused: 'no such days' };
  await change(db, userId, async (tx, { pause: present }) => {
    if (present?.from_day === pause?.from_day && present?.until_day === pause?.until_day) return;
    await replacePause(tx, { userId, pause, now: clock() });
  });
  return 'kept';
}

/** Erases one entry. Of a person who keeps training on the device not even the id is remembered. */
export function eraseEntry({ db, clock }: ChangeDeps, userId: string, id: string): Promise<void> {
  return change(db, userId, async (tx, { consent }) => {
    if (consent?.savedWhere === 'account') await eraseEntryRow(tx, { userId, id, now: clock() });
  });
}

/** Erases all training at the person's request. */
export function eraseTraining(
  { db, clock, wallClock }: ChangeDeps & Pick<Deps, 'wallClock'>,
  userId: string,
): Promise<void> {
  // The real time, because it is compared with the times of entries, and devices keep the real time.
  return change(db, userId, (tx, stored) => eraseAll(tx, userId, { stored, erasedAt: wallClock(), now: clock() }));
}

/**
 * Erases all training. The plan begins anew as its next version, so that no device mistakes it for the old one. Entries
 * that other devices still have from before are not taken again. Times are epoch ms.
 */
export async function eraseAll(
  tx: Transaction<Schema>,
  userId: string,
  { stored, erasedAt, now }: { stored: StoredTraining; erasedAt: number; now: number },
): Promise<void> {
  await deleteTraining(tx, userId, erasedAt);
  const plan = readStoredPlan(stored.plan);
  if (stored.newestVersion === null || plan === null) return;
  await insertVersion(tx, userId, versionOf(plan, stored.newestVersion.version + 1, now));
}

function isSpan({ from_day, until_day }: TrainingPause): boolean {
  const from = dayStart(from_day);
  const until = until_day === null ? from : dayStart(until_day);
  return from !== null && until !== null && from <= until;
}
