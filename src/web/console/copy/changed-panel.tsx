import type { CopyKey } from '#contract/copy/catalogue.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, placeOf } from '#contract/copy/copy-kind.ts';
import type { Finding } from '#publishing/kind.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { findingsText, rowsOf } from '../publishing/finding-list.tsx';
import styles from './texts.module.css';

interface ChangedPanelProps {
  live: CopyBody | null;
  body: CopyBody;
  /** The text that is edited; null for none. */
  chosen: CopyKey | null;
  findings: readonly Finding[];
  onChoose(key: CopyKey | null): void;
}

/** All texts that the draft changes, each with its state. */
export function ChangedPanel({ live, body, chosen, findings, onChoose }: ChangedPanelProps) {
  const changes = copyKind.describe(live, body);
  return (
    <Panel
      title="Changed in this draft"
      aside={<span className={list.tag}>{findingsText(rowsOf(findings))}</span>}
      foot="They are published together."
    >
      {changes.length === 0 && <p className={kit.panelBody}>Nothing differs from what is live.</p>}
      <ul className={list.list}>
        {changes.map(({ path, after }) => {
          const key = path[1]!;
          return (
            <li key={key} className={styles.changed}>
              <span>
                <b>{placeOf(key)}</b>
                <small>{after}</small>
              </span>
              <StateOf findings={findings.filter((one) => one.path[1] === key)} />
              {key === chosen ? (
                <span className={list.tag}>Shown here</span>
              ) : (
                <ConsoleButton isSmall aria-label={`Open ${placeOf(key)}`} onClick={() => onChoose(key)}>
                  Open
                </ConsoleButton>
              )}
            </li>
          );
        })}
      </ul>
      {chosen !== null && (
        <div className={kit.panelBody}>
          <ConsoleButton onClick={() => onChoose(null)}>Another text</ConsoleButton>
        </div>
      )}
    </Panel>
  );
}

function StateOf({ findings }: { findings: readonly Finding[] }) {
  if (findings.some(({ effect }) => effect === 'refuses')) return <StatusBadge kind="wrong">Refused</StatusBadge>;
  if (findings.some(({ effect }) => effect === 'asks')) return <StatusBadge kind="look">Asks</StatusBadge>;
  return <StatusBadge kind="good">In order</StatusBadge>;
}
