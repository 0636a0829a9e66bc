import { classNames } from '#web/ui/class-names.ts';
import styles from './facts.module.css';

export interface Fact {
  term: string;
  value: string;
}

interface FactsProps {
  facts: readonly Fact[];
  /** A hairline above each fact. */
  lined?: boolean;
}

/** Names and values side by side, such as dates, amounts and cards. */
export function Facts({ facts, lined }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, 'number', lined ? styles.lined : 'small')}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
