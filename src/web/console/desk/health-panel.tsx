import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { HealthAnswer } from '#contract/console/person.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import styles from './person.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

interface HealthPanelProps {
  id: string;
  /** Called after the panel was opened, because opening adds an entry to the timeline. */
  onOpened(): void;
}

/** Quiz, goals and skills, closed until the operator gives a reason. */
export function HealthPanel({ id, onOpened }: HealthPanelProps) {
  const mayOpen = useMay('see health data');
  const [isAsking, setAsking] = useState(false);
  const [data, setData] = useState<HealthAnswer | null>(null);
  async function open(reason: string) {
    setAsking(false);
    const result = await callAsOperator(consoleCalls.showHealthData, { params: { id }, body: { reason } });
    if (result.data === null) return notify('refused', 'It was not shown.', { more: faultMessage(result) });
    setData(result.data);
    onOpened();
  }
  return (
    <Panel
      title="Quiz, goals, skills"
      aside={
        <span className={list.tag}>
          <Icon name="lock" size={14} />
          health data
        </span>
      }
    >
      {data === null ? (
        <div className={`${kit.panelBody} ${styles.shut}`}>
          <p>
            Hidden. Showing it needs a reason and is written to the audit log with your name. Answers are never shown.
          </p>
          <ConsoleButton notBecause={mayOpen ? null : 'owner and support only'} onClick={() => setAsking(true)}>
            <Icon name="eye" size={18} />
            Show, with a reason…
          </ConsoleButton>
        </div>
      ) : (
        <dl className={list.facts}>
          {[
            ['Quiz', data.quiz ?? 'none'],
            ['Goals', data.goals.join(', ') || 'none'],
            ['Skills', data.skills.join(', ') || 'none'],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isAsking && (
        <ReasonDialog
          title="Show health data"
          about="Written to the audit log with your name, and kept for six years. Write nothing about health in it."
          act="Show quiz, goals and skills"
          onReason={open}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
