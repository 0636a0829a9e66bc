import type { OwnOperator } from '#contract/console/operator.ts';
import { isAllowed, type Permission, permissions } from '#contract/console/permissions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { countOpenWork } from '#server/platform/work/work-items.sql.ts';
import { findSessionFacts } from './console-sessions.sql.ts';
import { listFactors } from './credentials.sql.ts';
import { countCodesLeft } from './recovery-codes.sql.ts';
import { signInTime } from './sign-in-time.ts';

/** The operator who is signed in, and what the frame of the console shows. */
export async function readOwnOperator(
  { config, db, clock, wallClock }: Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'>,
  { operatorId, name, role, isEnrolling, tokenHash }: Operator,
): Promise<OwnOperator> {
  const { timeZone, digestHour, expiresAt } = await findSessionFacts(db, tokenHash);
  const all = Object.keys(permissions) as Permission[];
  return {
    id: operatorId,
    name,
    role,
    is_enrolling: isEnrolling,
    time_zone: timeZone,
    digest_hour: digestHour,
    may: all.filter((permission) => isAllowed(role, permission)),
    expires_at: signInTime({ clock, wallClock })(expiresAt),
    mode: config.paddle.mode === 'production' ? 'live' : 'test',
    open_work: await countOpenWork(db, clock()),
    factors: operatorId === null ? [] : await factorsOf(db, operatorId),
  };
}

async function factorsOf(db: Deps['db'], operatorId: string): Promise<OwnOperator['factors']> {
  const kinds = new Set<OwnOperator['factors'][number]>((await listFactors(db, operatorId)).map(({ kind }) => kind));
  if ((await countCodesLeft(db, operatorId)) > 0) kinds.add('recovery code');
  return [...kinds];
}
