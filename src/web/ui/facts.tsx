import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** A hairline above each fact. */
  lined?: boolean;
}

/** Names and values side by side: dates, amounts, cards. */
export function Facts({ facts, lined }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, lined ? styles.lined : 'small')}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
