import { subscriberStates, subscriberStateWords } from '#contract/console-desk-states.ts';
import { Panel } from '../kit/panel.tsx';
import { State } from '../kit/sign.tsx';
import { stateSigns } from './state-signs.ts';
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
            <State kind={stateSigns[state]}>{subscriberStateWords[state].name}</State>
            <span>{subscriberStateWords[state].means}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
