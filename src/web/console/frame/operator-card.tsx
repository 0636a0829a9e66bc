import { roleNames } from '#contract/console/permissions.ts';
import { timeText } from '../kit/format-time.ts';
import { Initials } from '../kit/initials.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { useConsoleSession } from '../session/console-session.ts';
import styles from './bar.module.css';

/** Whether payments are real here. */
export function Mode() {
  const mode = useConsoleSession(({ operator }) => operator?.mode);
  if (mode === undefined) return null;
  return (
    <p className={styles.mode}>
      <StatusIcon kind={mode === 'live' ? 'fine' : 'off'} />
      <span>{mode === 'live' ? 'Live · Paddle' : 'Test mode'}</span>
    </p>
  );
}

/** The signed-in operator, their role and the end of their session. */
export function OperatorCard() {
  const operator = useConsoleSession((session) => session.operator);
  if (operator === null) return null;
  return (
    <>
      <Initials name={operator.name} />
      <span className={styles.whoName}>
        <b>{operator.name}</b>
        <small>{`${roleNames[operator.role]} · until ${timeText(operator.expires_at, operator.time_zone)}`}</small>
      </span>
    </>
  );
}
