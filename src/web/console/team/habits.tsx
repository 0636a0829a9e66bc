import { useId, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { KeysSwitch } from '../frame/keys-switch.tsx';
import form from '../kit/form.module.css';
import { timeText } from '../kit/format-time.ts';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { callAsOperator, faultMessage, loadOperator, useConsoleSession } from '../session/console-session.ts';
import styles from './team.module.css';

/** The time zones that are shown beside a chosen time. */
const beside = [
  ['Europe/Berlin', 'Berlin'],
  ['Asia/Tokyo', 'Tokyo'],
  ['America/New_York', 'New York'],
] as const;

/** The operator's settings: the time zone and the keys. */
export function Habits() {
  const id = useId();
  const operator = useConsoleSession((session) => session.operator);
  const [isSaving, setSaving] = useState(false);
  if (operator === null) return null;
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  const known = zones.includes(operator.time_zone) ? zones : [operator.time_zone, ...zones];
  async function choose(time_zone: string) {
    setSaving(true);
    const result = await callAsOperator(consoleCalls.setOwnTimeZone, { body: { time_zone } });
    if (result.error === null) await loadOperator();
    else notify('refused', 'The time zone is as before.', { more: faultMessage(result) });
    setSaving(false);
  }
  const now = new Date(serverNow()).toISOString();
  return (
    <Panel title="Your habits">
      <div className={styles.panelForm}>
        {operator.id !== null && (
          <div className={form.field}>
            <label htmlFor={id}>Time zone</label>
            <select
              id={id}
              className={form.input}
              value={operator.time_zone}
              aria-busy={isSaving || undefined}
              onChange={({ target }) => choose(target.value)}
            >
              {known.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
            <span className={form.help}>
              {`It is ${timeText(now, operator.time_zone)} there, ${beside.map(([zone, name]) => `${timeText(now, zone)} in ${name}`).join(', ')}. Reports are in UTC.`}
            </span>
          </div>
        )}
        <KeysSwitch />
      </div>
    </Panel>
  );
}
