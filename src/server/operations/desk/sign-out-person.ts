import { endOtherSessions } from '#server/identity/sessions.sql.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPerson } from './people.sql.ts';

/** Signs a person out of all devices. @returns how many there were; null for an unknown account */
export async function signOutPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, by }: { userId: string; by: Actor },
): Promise<number | null> {
  if ((await findPerson(db, userId)) === null) return null;
  return inTransaction(db, async (tx) => {
    const ended = await endOtherSessions(tx, userId, null);
    const before = `${ended} ${ended === 1 ? 'device' : 'devices'}`;
    await recordAudit(tx, { by, act: 'ended a person’s sessions', userId, before, after: 'none', now: clock() });
    return ended;
  });
}
