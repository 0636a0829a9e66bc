import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endSession, findOperator } from './console-sessions.sql.ts';
import { isLive } from './sign-in-to-console.ts';

/** Ends the session of the Authorization header; does nothing when it has ended already. */
export async function signOut(
  { config, db, clock, wallClock }: Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'>,
  authorization: string | undefined,
): Promise<void> {
  const operator = await findOperator(db, authorization, { now: wallClock(), isLive: isLive(config) });
  if (operator === null) return;
  await inTransaction(db, async (tx) => {
    if (!(await endSession(tx, operator.tokenHash))) return;
    await recordAudit(tx, { by: operator, act: 'signed out', now: clock() });
  });
}
