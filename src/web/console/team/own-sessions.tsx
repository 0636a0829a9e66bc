import { consoleCalls } from '#contract/console/calls.ts';
import type { ConsoleSession } from '#contract/console/own-sign-in.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import styles from './team.module.css';

interface OwnSessionsProps {
  sessions: readonly ConsoleSession[];
  onEnded(): void;
}

/** The operator's own sessions of the console. */
export function OwnSessions({ sessions, onEnded }: OwnSessionsProps) {
  const others = sessions.filter(({ current }) => !current).length;
  async function endOthers() {
    const result = await callAsOperator(consoleCalls.endOtherConsoleSessions, {});
    if (result.error !== null) return notify('refused', 'The others go on.', { more: faultMessage(result) });
    notify('done', others === 1 ? 'The other session has ended.' : 'The other sessions have ended.');
    onEnded();
  }
  return (
    <Panel title="Your sessions">
      <ul className={`${list.list} ${list.health} ${styles.rows}`}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <div className={styles.panelActs}>
        <ConsoleButton notBecause={others === 0 ? 'there are none' : null} onClick={endOthers}>
          End all others
        </ConsoleButton>
      </div>
    </Panel>
  );
}

function SessionRow({ session, onEnded }: { session: ConsoleSession; onEnded(): void }) {
  const { id, device, network, signed_in_at, expires_at, current } = session;
  const name = device === '' ? 'an unnamed browser' : device;
  async function end() {
    const result = await callAsOperator(consoleCalls.endConsoleSession, { params: { id } });
    if (result.error !== null) return notify('refused', 'The session goes on.', { more: faultMessage(result) });
    notify('done', `The session of ${name} has ended.`);
    onEnded();
  }
  return (
    <li>
      <StatusIcon kind={current ? 'fine' : 'off'} />
      <span>
        {current ? (
          <>
            <b>This one</b>
            <span>{`, ${name}`}</span>
          </>
        ) : (
          name
        )}
      </span>
      <span>
        until <Time at={expires_at} as="time" />
      </span>
      <small>
        <span>{`network ${network}, since `}</span>
        <Time at={signed_in_at} />{' '}
        {!current && (
          <ConsoleButton look="link" isSmall aria-label={`End the session of ${name}`} onClick={end}>
            End
          </ConsoleButton>
        )}
      </small>
    </li>
  );
}
