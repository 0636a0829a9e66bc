import type { ReactNode } from 'react';
import type { OwnOperator } from '#contract/console/operator.ts';
import type { ConsolePath } from '#contract/console/paths.ts';
import { isAllowed, type Permission, permissions, type Role } from '#contract/console/permissions.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { useConsoleSession } from '#web/console/session/console-session.ts';
import { type Story, storiesOf } from './story.ts';

/** R. Okafor, the owner of the made-up business, or the same person in another role. */
const operatorAs = (role: Role): OwnOperator => ({
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
});

/** Signs an operator in to the console, as far as the page knows. */
export function signInAs(role: Role = 'owner', more: Partial<OwnOperator> = {}): void {
  useConsoleSession.setState({ token: 'token', operator: { ...operatorAs(role), ...more } });
}

/** Something in the frame of a page of the console. */
export const inConsole = (path: ConsolePath, inside: ReactNode) => () => (
  <ConsoleFrame current={path}>{inside}</ConsoleFrame>
);

interface ConsoleStory extends Partial<Omit<Story, 'id' | 'title'>> {
  title: string;
  /** Who looks; the owner if it is not said. */
  role?: Role;
  operator?: Partial<OwnOperator>;
}

/** States of a page of the console, by their ids. */
export const consoleStories = (
  path: ConsolePath,
  view: ReactNode,
  each: Record<string, ConsoleStory>,
  shared: Partial<Story> = {},
): Story[] =>
  storiesOf(
    { part: 'Console', shows: inConsole(path, view) },
    Object.fromEntries(
      Object.entries(each).map(([id, { role, operator, ...own }]) => [
        id,
        { arrange: () => signInAs(role, operator), ...shared, ...own },
      ]),
    ),
  );
