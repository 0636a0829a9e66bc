import { type Permission, permissions, roleNames, roles } from '#contract/console/permissions.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { useConsoleSession } from '../session/console-session.ts';

interface NotForRoleProps {
  title: string;
  needs: Permission;
}

/** In the place of a page that the operator's role may not open: names the roles that may. */
export function NotForRole({ title, needs }: NotForRoleProps) {
  const role = useConsoleSession(({ operator }) => operator?.role);
  if (role === undefined) return null;
  const allowed = roles.filter((one) => (permissions[needs].roles as readonly string[]).includes(one));
  return (
    <>
      <PageHead title={title} />
      <Panel title={permissions[needs].may}>
        <EmptyState drawing={firstDrawings.lock} title={`${roleNames[role]} does not open this page`}>
          <p>
            {`${joinWithAnd(allowed.map((one, i) => (i === 0 ? roleNames[one] : roleNames[one].toLowerCase())))} ${allowed.length === 1 ? 'does' : 'do'}. An owner can change a role under Team & audit.`}
          </p>
        </EmptyState>
      </Panel>
    </>
  );
}

/** "a", "a and b", "a, b and c". */
function joinWithAnd(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
