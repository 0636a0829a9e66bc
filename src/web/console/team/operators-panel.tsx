import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { roleNames } from '#contract/console/permissions.ts';
import type { TeamAnswer, TeamMember } from '#contract/console/team.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import type { Pages } from '../kit/use-pages.ts';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { factorsText } from './team-copy.ts';

interface OperatorsPanelProps {
  team: TeamAnswer;
  pages: Pages;
  onChanged(): void;
}

/** All operators, including invited and former ones. */
export function OperatorsPanel({ team, pages, onChanged }: OperatorsPanelProps) {
  const [changing, setChanging] = useState<TeamMember | null>(null);
  const mayChange = useMay('change the team');
  const count = team.operators.length;
  return (
    <>
      <Panel
        title="Operators"
        aside={
          pages.number === 1 &&
          team.next === null && <span className={list.tag}>{`${count} ${count === 1 ? 'person' : 'people'} ever`}</span>
        }
        foot="Sessions end after 12 hours, or 30 minutes without a press. The last owner cannot be removed. Ten refused sign-ins lock for 15 minutes and write an alert."
      >
        <DataTable
          columns={memberColumns({ mayChange, onChange: setChanging, onChanged })}
          rows={team.operators}
          keyOf={({ id }) => id}
          className={table.c3}
        />
        <Pager pages={pages} next={team.next} count={count} />
      </Panel>
      {changing !== null && (
        <ChangeDialog
          member={changing}
          onClose={() => setChanging(null)}
          onChanged={() => {
            setChanging(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface MemberActs {
  mayChange: boolean;
  onChange(member: TeamMember): void;
  onChanged(): void;
}

const memberColumns = ({ mayChange, onChange, onChanged }: MemberActs): readonly Column<TeamMember>[] => [
  {
    head: 'Name',
    isName: true,
    cell: ({ name, is_self, email }) => (
      <>
        <span>{name}</span>
        <small>{is_self ? 'you' : email}</small>
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => roleNames[role] },
  { head: 'Second factor', cell: (member) => <Factors member={member} /> },
  { head: 'Sessions', align: 'right', cell: ({ sessions }) => sessions },
  {
    head: 'Last seen',
    isUnbroken: true,
    cell: ({ last_seen_at: at }) => (at === null ? 'never' : <Time at={at} />),
  },
  { head: 'State', cell: (member) => <MemberState member={member} /> },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    classOf: () => table.full,
    cell: (member) =>
      mayChange &&
      ((member.state === 'active' && !member.is_self && (
        <ConsoleButton isSmall aria-label={`Change ${member.name}…`} onClick={() => onChange(member)}>
          Change…
        </ConsoleButton>
      )) ||
        (member.state === 'invited' && (
          <SendAgain member={member} onSent={onChanged} onChange={() => onChange(member)} />
        ))),
  },
];

function Factors({ member }: { member: TeamMember }) {
  const factors = factorsText(member);
  if (member.state === 'ended') return 'removed';
  return factors === '' ? <StatusBadge kind="look">none yet</StatusBadge> : factors;
}

function MemberState({ member: { state, invited_until, ended_at } }: { member: TeamMember }) {
  if (state === 'active') return <StatusBadge kind="good">Active</StatusBadge>;
  if (state === 'ended') {
    return (
      <>
        <StatusBadge kind="off">Ended</StatusBadge>
        {ended_at !== null && (
          <small>
            <Time at={ended_at} as="day" />
          </small>
        )}
      </>
    );
  }
  return (
    <>
      <StatusBadge kind="trial">Invited</StatusBadge>
      <small className={table.noWrap}>
        {invited_until === null ? (
          'the email is on its way'
        ) : (
          <>
            <span>{'link until '}</span>
            <Time at={invited_until} />
          </>
        )}
      </small>
    </>
  );
}

interface SendAgainProps {
  member: TeamMember;
  onSent(): void;
  onChange(): void;
}

function SendAgain({ member: { id, name }, onSent, onChange }: SendAgainProps) {
  async function send() {
    const result = await callAsOperator(consoleCalls.inviteAgain, { params: { id } });
    if (result.error !== null) return notify('refused', `${name} got no new link.`, { more: faultMessage(result) });
    notify('done', `${name} gets a new link.`, { more: 'Earlier links work no more.' });
    onSent();
  }
  return (
    <>
      <ConsoleButton isSmall aria-label={`Send again to ${name}`} onClick={send}>
        Send again
      </ConsoleButton>{' '}
      <ConsoleButton isSmall aria-label={`Change ${name}…`} onClick={onChange}>
        Change…
      </ConsoleButton>
    </>
  );
}
