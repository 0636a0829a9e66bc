import { useState } from 'react';
import type { PersonAnswer } from '#contract/console/person.ts';
import { dayText } from '#web/console/kit/format-time.ts';
import { Panel } from '#web/console/kit/panel.tsx';
import { useConsoleSession } from '#web/console/session/console-session.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { actIcons } from './act-icons.ts';
import { type ActName, actsFor } from './act-names.ts';
import styles from './acts.module.css';
import { OpenedAct } from './opened-act.tsx';

interface PersonActsProps {
  person: PersonAnswer;
  /** Called after an act, to read the person again. */
  onDone(): void;
}

/** The acts for a person that the operator's role permits. An act that is not possible now says why. */
export function PersonActs({ person, onDone }: PersonActsProps) {
  const [opened, open] = useState<ActName | { grantId: string } | null>(null);
  const operator = useConsoleSession((session) => session.operator);
  const timeZone = operator?.time_zone ?? 'UTC';
  const may = operator?.may ?? [];
  const acts = actsFor(person, { may, day: (at) => dayText(at, timeZone) });
  const props = { person, onDone, onClose: () => open(null) };
  return (
    <>
      <Panel title="Do">
        <div>
          {acts.map(({ name, label, about, icon, notBecause }) => (
            <button
              key={name}
              type="button"
              className={`${styles.act} ${name === 'erase' ? styles.actDanger : ''}`}
              aria-disabled={notBecause !== null || undefined}
              onClick={() => notBecause === null && open(name)}
            >
              <Drawing path={actIcons[icon]} size={18} />
              <span>
                <b>{label}</b>
                <small>{notBecause ?? about}</small>
              </span>
              <Drawing path={actIcons.next} size={16} />
            </button>
          ))}
          {may.includes('change a person') &&
            endable(person).map(({ id, ends_at }) => (
              <button key={id} type="button" className={styles.act} onClick={() => open({ grantId: id })}>
                <Drawing path={actIcons.close} size={18} />
                <span>
                  <b>End given access…</b>
                  <small>{`until ${dayText(ends_at, timeZone)}`}</small>
                </span>
                <Drawing path={actIcons.next} size={16} />
              </button>
            ))}
        </div>
      </Panel>
      <OpenedAct opened={opened} {...props} />
    </>
  );
}

/** Access that operators gave and that can be ended: the server refuses a grant that has moved the next charge. */
function endable({ grants }: PersonAnswer) {
  return grants.filter(
    ({ ended_at, ends_at, by }) => by !== '' && ended_at === null && Date.parse(ends_at) > serverNow(),
  );
}
