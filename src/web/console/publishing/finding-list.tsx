import { useId } from 'react';
import type { FindingRow } from '#contract/console/publishing.ts';
import type { Finding } from '#publishing/kind.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import form from '../kit/form.module.css';
import styles from './publishing.module.css';

const icons: Record<FindingRow['effect'], IconName> = {
  refuses: 'close',
  asks: 'warn',
  notes: 'info',
  passes: 'check',
};
const words: Record<FindingRow['effect'], string> = {
  refuses: 'Refuses',
  asks: 'Asks',
  notes: 'Note',
  passes: 'Passes',
};
const order: readonly FindingRow['effect'][] = ['refuses', 'asks', 'notes', 'passes'];

interface FindingListProps {
  findings: readonly FindingRow[];
  /** What was typed for those that ask, by id; without it they are only shown. */
  typed?: Readonly<Record<string, string>>;
  onType?(id: string, text: string): void;
}

/** What the checks say, the worst first. What asks is confirmed by typing. */
export function FindingList({ findings, typed, onType }: FindingListProps) {
  if (findings.length === 0) return <p className={styles.none}>Nothing stands in the way.</p>;
  const sorted = [...findings].sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect));
  return (
    <ul className={styles.findings}>
      {sorted.map((finding) => (
        <li key={finding.id} className={styles[finding.effect]}>
          <Icon name={icons[finding.effect]} size={18} />
          <div>
            <p>
              <span className="visually-hidden">{`${words[finding.effect]}: `}</span>
              <span>{finding.text}</span>
            </p>
            {finding.hint !== '' && <small>{finding.hint}</small>}
            {finding.effect === 'asks' && onType && (
              <Confirm
                finding={finding}
                value={typed?.[finding.id] ?? ''}
                onType={(text) => onType(finding.id, text)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Confirm({ finding, value, onType }: { finding: FindingRow; value: string; onType(text: string): void }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{`Type “${finding.confirm_by}”`}</label>
      <input
        id={id}
        className={form.input}
        value={value}
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

/** Findings as they travel. */
export const rowsOf = (findings: readonly Finding[]): FindingRow[] =>
  findings.map(({ confirmBy, path, ...finding }) => ({
    ...finding,
    path: [...path],
    ...(confirmBy === undefined ? {} : { confirm_by: confirmBy }),
  }));

/** "1 refuses, 2 ask", "8 pass", "in order". */
export function findingsText(findings: readonly FindingRow[]): string {
  const count = (effect: FindingRow['effect']) => findings.filter((one) => one.effect === effect).length;
  const [refuses, asks] = [count('refuses'), count('asks')];
  const parts = [
    ...(refuses === 0 ? [] : [`${refuses} ${refuses === 1 ? 'refuses' : 'refuse'}`]),
    ...(asks === 0 ? [] : [`${asks} ${asks === 1 ? 'asks' : 'ask'}`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  return count('passes') === 0 ? 'in order' : `${count('passes')} pass`;
}
