import { subscriberStateCopy, subscriberStates } from '#contract/console-desk-states.ts';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { stateBadges } from './state-badges.ts';
import styles from './subscribers.module.css';

/** What the states mean, and what this page does not show. */
export function StatesLegend() {
  return (
    <Panel
      title="What the states mean"
      foot="Addresses stay hidden until a person is opened. Each search and each opening is written to the audit log. Answers are never shown; quiz, goals and skills only on the person’s page, with a reason. Growth and analyst do not see this page."
    >
      <ul className={styles.legend}>
        {subscriberStates.map((state) => (
          <li key={state}>
            <StatusBadge kind={stateBadges[state]}>{subscriberStateCopy[state].name}</StatusBadge>
            <span>{subscriberStateCopy[state].means}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
