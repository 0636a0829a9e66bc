import type { TeamAnswer } from '#contract/console/team.ts';
import type { Deps } from '#server/platform/deps.ts';
import { idleMs } from './console-sessions.sql.ts';
import { listTeam, type TeamRow } from './operators.sql.ts';
import { signInTime } from './sign-in-time.ts';

const perPage = 50;

interface Asked {
  /** The last id of the page before. */
  after: string;
  /** Id of the operator who asks; null for the console's own password. */
  self: string | null;
  showsAddresses: boolean;
}

/** A page of the operators, in the order in which they came. */
export async function listMembers(
  { db, clock, wallClock }: Pick<Deps, 'db' | 'clock' | 'wallClock'>,
  { after, self, showsAddresses }: Asked,
): Promise<TeamAnswer> {
  const now = wallClock();
  const timeOf = signInTime({ clock, wallClock });
  const rows = await listTeam(db, { after, limit: perPage + 1 }, { now, seenAfter: now - idleMs });
  const shown = rows.slice(0, perPage);
  return {
    operators: shown.map((row) => memberOf(row, { self, showsAddresses, timeOf })),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}

function memberOf(
  row: TeamRow,
  { self, showsAddresses, timeOf }: Pick<Asked, 'self' | 'showsAddresses'> & { timeOf: (at: Date) => string },
): TeamAnswer['operators'][number] {
  const { id, name, email, role, state, passkeys, codeApps, sessions, lastSeenAt, invitedUntil, endedAt } = row;
  return {
    id,
    name,
    role,
    state,
    passkeys,
    sessions,
    code_apps: codeApps,
    email: showsAddresses ? email : `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`,
    last_seen_at: lastSeenAt && timeOf(lastSeenAt),
    invited_until: state === 'invited' ? (invitedUntil?.toISOString() ?? null) : null,
    ended_at: endedAt?.toISOString() ?? null,
    is_self: id === self,
  };
}
