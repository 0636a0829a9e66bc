import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '#contract/console/permissions.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import { insertConsoleSession } from '#server/operations/operators/console-sessions.sql.ts';
import { saveInvited, setState } from '#server/operations/operators/operators.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface TestOperator {
  id: string;
  name: string;
  /** Of a session that was confirmed with a second factor just now. */
  token: string;
}

let made = 0;

/** An active operator of this role with an open session, without a second factor of their own. `now` is epoch ms. */
export async function createOperator(
  db: Kysely<Schema>,
  role: Role,
  { now, name = `Test ${role}`, isConfirmed = true }: { now: number; name?: string; isConfirmed?: boolean },
): Promise<TestOperator> {
  made += 1;
  const email = `${role}-${made}@example.com`;
  return db.transaction().execute(async (tx) => {
    const id = await saveInvited(tx, { email, emailKey: email, name, role, createdBy: null, now });
    await setState(tx, id, 'active');
    const token = createToken();
    const session = { tokenHash: hashToken(token), operatorId: id, isEnrolling: false, isConfirmed };
    await insertConsoleSession(tx, { ...session, now, network: '4c1e0a2b', device: 'Chrome on Mac' });
    return { id, name, token };
  });
}

/** The six digits that a code app shows. `now` is epoch ms. */
export function codeOf(secretBase32: string, now: number): string {
  const secret = Secret.fromBase32(secretBase32);
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: now });
}
