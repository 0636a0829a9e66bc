import type { Transaction } from 'kysely';
import { undoAddressDays } from '#contract/console/desk-limits.ts';
import { dayMs } from '#contract/day.ts';
import { type EmailAddress, readEmailAddress } from '#server/identity/email-address.ts';
import { proveEmail } from '#server/identity/users.sql.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import {
  type Correction,
  changeAddress,
  findByUndoLink,
  forgetPassword,
  insertCorrection,
  listEarlierCorrections,
  lockAddress,
  markUndone,
  redirectEmails,
} from './corrections.sql.ts';

/** Until when the old address can take a correction back, epoch ms. */
export const undoEndsAt = (correctedAt: number): number => correctedAt + undoAddressDays * dayMs;

/**
 * Whether the address before a correction may take it back. An unconfirmed address may not, because a mistyped one
 * belongs to a stranger. An address that came from an earlier correction may not while that correction can still be
 * taken back.
 * @param earlier all corrections of the account before this one
 */
export function mayTakeBack(correction: Correction, earlier: readonly Correction[]): boolean {
  const isBetween = earlier.some(
    ({ undoneAt, correctedAt }) => undoneAt === null && undoEndsAt(correctedAt) > correction.correctedAt,
  );
  return correction.wasConfirmed && !isBetween;
}

interface Correcting {
  userId: string;
  to: EmailAddress;
  /** Name of the operator. */
  by: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Gives an account the address that its person meant. Both addresses get an email; the old one's has a link that takes
 * the correction back, if it may. Waiting emails go to the new address, and the provider's customer gets it too.
 */
export async function correctAddress(
  tx: Transaction<Schema>,
  { userId, to, by, now }: Correcting,
): Promise<'corrected' | { refused: 'gone' | 'same' | 'taken' }> {
  const before = await lockAddress(tx, userId);
  if (before === null) return { refused: 'gone' };
  if (before.email === to.email) return { refused: 'same' };
  if (!(await changeAddress(tx, userId, to))) return { refused: 'taken' };
  const correctionId = await insertCorrection(tx, {
    userId,
    emailBefore: before.email,
    wasConfirmed: before.isConfirmed,
    emailAfter: to.email,
    by,
    now,
  });
  await redirectEmails(tx, before, to);
  const payload = { user_id: userId, correction_id: correctionId };
  await enqueue(tx, { kind: 'address-corrected', uniqueKey: `address-corrected:${correctionId}`, payload });
  await enqueue(tx, { kind: 'address-left', uniqueKey: `address-left:${correctionId}`, payload });
  await enqueue(tx, {
    kind: 'move-customer',
    uniqueKey: `move-customer:${correctionId}`,
    payload: { user_id: userId },
  });
  return 'corrected';
}

export type UndoOutcome = 'undone' | { refused: 'unknown link' | 'taken' };

/**
 * Takes a correction back by the link that the old address got. The account also gets a new password by email, because
 * the person who changed the address may have chosen the present one. A repeated press does no harm.
 */
export function undoCorrection({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<UndoOutcome> {
  const now = clock();
  return inTransaction(db, async (tx): Promise<UndoOutcome> => {
    const found = await findByUndoLink(tx, token, now);
    const current = found && (await lockAddress(tx, found.userId));
    // Read again after the lock, because another press may have taken it back.
    const correction = await findByUndoLink(tx, token, now);
    if (!correction || !current) return { refused: 'unknown link' };
    if (correction.undoneAt !== null) return 'undone';
    if (!mayTakeBack(correction, await listEarlierCorrections(tx, correction))) return { refused: 'unknown link' };
    const { id, userId } = correction;
    const to = readEmailAddress(correction.emailBefore);
    if (to === null || !(await changeAddress(tx, userId, to))) return { refused: 'taken' };
    await forgetPassword(tx, userId);
    // The link came from its mailbox.
    await proveEmail(tx, userId, now);
    await markUndone(tx, { id, userId, now });
    await redirectEmails(tx, current, to);
    await recordAct(tx, { actor: 'person', act: 'took a corrected address back', userId, now });
    await enqueue(tx, {
      kind: 'address-restored',
      uniqueKey: `address-restored:${id}`,
      payload: { user_id: userId, correction_id: id },
    });
    await enqueue(tx, { kind: 'move-customer', uniqueKey: `move-customer:${id}:undone`, payload: { user_id: userId } });
    return 'undone';
  });
}
