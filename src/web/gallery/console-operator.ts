import type { OwnOperator } from '#contract/console-operator.ts';
import { isAllowed, type Permission, permissions, type Role } from '#contract/console-permissions.ts';
import { useConsoleSession } from '#web/console/session/console-session.ts';

/** R. Okafor, the owner of the made-up business, or the same person in another role. */
function operatorAs(role: Role = 'owner'): OwnOperator {
  return {
    id: '1',
    name: 'R. Okafor',
    role,
    may: (Object.keys(permissions) as Permission[]).filter((permission) => isAllowed(role, permission)),
    time_zone: 'UTC',
    digest_hour: 7,
    expires_at: '2026-11-21T19:40:00.000Z',
    is_enrolling: false,
    mode: 'live',
    factors: ['passkey', 'recovery code'],
    open_work: 7,
  };
}

/** Signs an operator in to the console, as far as the page knows. */
export function signInAs(role: Role = 'owner', more: Partial<OwnOperator> = {}): void {
  useConsoleSession.setState({ token: 'token', operator: { ...operatorAs(role), ...more } });
}
