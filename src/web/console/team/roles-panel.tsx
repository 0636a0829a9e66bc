import {
  type Permission,
  permissions,
  type Role,
  roleNames,
  roles,
  supportRefundLimits,
} from '#contract/console/permissions.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { keyDrawing } from './drawings.ts';
import styles from './team.module.css';

/** Without `enrol`, because every role may set up its own sign-in. */
const listed = (Object.keys(permissions) as Permission[]).filter((permission) => permission !== 'enrol');

/** The permissions of each role, from the table in the code. */
export function RolesPanel() {
  return (
    <Panel
      title="Roles"
      foot={
        <span className={styles.footKey}>
          <Drawing path={keyDrawing} size={15} />
          <span>asks for a passkey or code not older than 10 minutes. Nobody can open answers to the questions.</span>
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className={table.scroll} aria-label="Table of roles" tabIndex={0}>
        <DataTable
          columns={columns}
          rows={listed}
          keyOf={(permission) => permission}
          isNarrow
          isPassedOver
          className={styles.roles}
        />
      </section>
    </Panel>
  );
}

const columns: readonly Column<Permission>[] = [
  {
    head: 'May',
    isName: true,
    cell: (permission) => (
      <>
        <span>{`${permissions[permission].may} `}</span>
        {'confirmed' in permissions[permission] && (
          <span className={styles.key}>
            <Drawing path={keyDrawing} size={15} />
            <span className="visually-hidden">, fresh second factor</span>
          </span>
        )}
      </>
    ),
  },
  ...roles.map(
    (role): Column<Permission> => ({
      head: roleNames[role],
      cell: (permission) => <Allowed permission={permission} role={role} />,
    }),
  ),
];

const whole = (minor: number) => `$${minor / 100}`;

function Allowed({ permission, role }: { permission: Permission; role: Role }) {
  const isAllowed = (permissions[permission].roles as readonly Role[]).includes(role);
  if (!isAllowed) {
    return (
      <>
        <span className="quiet" aria-hidden="true">
          ·
        </span>
        <span className="visually-hidden">no</span>
      </>
    );
  }
  if (permission === 'refund') {
    if (role !== 'support') return 'any';
    return `${whole(supportRefundLimits.perCaseMinor)} a case, ${whole(supportRefundLimits.perDayMinor)} a day`;
  }
  return (
    <span className={styles.yes}>
      <Icon name="check" size={16} />
      <span className="visually-hidden">yes</span>
    </span>
  );
}
