import { useState } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import { roleNames } from '#contract/console-permissions.ts';
import type { TeamAnswer, TeamMember } from '#contract/console-team.ts';
import { Control } from '../kit/control.tsx';
import list from '../kit/list.module.css';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { State } from '../kit/sign.tsx';
import table from '../kit/table.module.css';
import { tell } from '../kit/tell.ts';
import type { Pages } from '../kit/use-pages.ts';
import { When } from '../kit/when.tsx';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { factorsText } from './team-text.ts';

interface OperatorsPanelProps {
  team: TeamAnswer;
  pages: Pages;
  onChanged(): void;
}

/** Everybody who may or might sign in. */
export function OperatorsPanel({ team, pages, onChanged }: OperatorsPanelProps) {
  const [changing, setChanging] = useState<TeamMember | null>(null);
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
        <table className={`${table.table} ${table.tableCards} ${table.c3}`}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">Second factor</th>
              <th scope="col" className={table.right}>
                Sessions
              </th>
              <th scope="col">Last seen</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="visually-hidden">What can be done</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {team.operators.map((member) => (
              <Member key={member.id} member={member} onChange={() => setChanging(member)} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
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

interface MemberProps {
  member: TeamMember;
  onChange(): void;
  onChanged(): void;
}

function Member({ member, onChange, onChanged }: MemberProps) {
  const { name, email, role, state, sessions, last_seen_at, is_self } = member;
  const mayChange = useMay('change the team');
  return (
    <tr data-row>
      <th scope="row">
        <span>{name}</span>
        <small>{is_self ? 'you' : email}</small>
      </th>
      <td data-l="Role">{roleNames[role]}</td>
      <td data-l="Second factor">
        <Factors member={member} />
      </td>
      <td data-l="Sessions" className={table.right}>
        {sessions}
      </td>
      <td data-l="Last seen" className={table.noWrap}>
        {last_seen_at === null ? 'never' : <When at={last_seen_at} />}
      </td>
      <td data-l="State">
        <MemberState member={member} />
      </td>
      <td className={`${table.right} ${table.full}`}>
        {mayChange && !is_self && state === 'active' && (
          <Control isSmall aria-label={`Change ${name}…`} onClick={onChange}>
            Change…
          </Control>
        )}
        {mayChange && state === 'invited' && <SendAgain member={member} onSent={onChanged} onChange={onChange} />}
      </td>
    </tr>
  );
}

function Factors({ member }: { member: TeamMember }) {
  const factors = factorsText(member);
  if (member.state === 'ended') return 'removed';
  return factors === '' ? <State kind="look">none yet</State> : factors;
}

function MemberState({ member: { state, invited_until, ended_at } }: { member: TeamMember }) {
  if (state === 'active') return <State kind="good">Active</State>;
  if (state === 'ended') {
    return (
      <>
        <State kind="off">Ended</State>
        {ended_at !== null && (
          <small>
            <When at={ended_at} as="day" />
          </small>
        )}
      </>
    );
  }
  return (
    <>
      <State kind="trial">Invited</State>
      <small className={table.noWrap}>
        {invited_until === null ? (
          'the email is on its way'
        ) : (
          <>
            <span>{'link until '}</span>
            <When at={invited_until} />
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
    if (result.error !== null) return tell('refused', `${name} got no new link.`, { more: faultMessage(result) });
    tell('done', `${name} gets a new link.`, { more: 'Earlier links work no more.' });
    onSent();
  }
  return (
    <>
      <Control isSmall aria-label={`Send again to ${name}`} onClick={send}>
        Send again
      </Control>{' '}
      <Control isSmall aria-label={`Change ${name}…`} onClick={onChange}>
        Change…
      </Control>
    </>
  );
}
