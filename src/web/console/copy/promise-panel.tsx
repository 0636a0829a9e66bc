import type { CopyKey } from '#contract/copy/catalogue.ts';
import { promised } from '#contract/copy/promised.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Panel } from '../kit/panel.tsx';
import styles from './texts.module.css';

/** For a promise: the tests that keep it, and what a change of it asks for. */
export function PromisePanel({ textKey }: { textKey: CopyKey }) {
  const tests = promised[textKey];
  if (tests === undefined) return null;
  return (
    <Panel
      title="This text is a promise"
      aside={<Icon name="shield" size={18} />}
      foot="Whoever changes it says that it still holds, and a second operator approves."
    >
      <p className={styles.quiet}>{tests.length === 1 ? 'The test that keeps it' : 'The tests that keep it'}</p>
      <ul className={styles.tests}>
        {tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
    </Panel>
  );
}
