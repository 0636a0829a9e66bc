import { useState } from 'react';
import type { PriceChangeEffect } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { FilterSelect } from '../kit/filter-select.tsx';
import { Panel } from '../kit/panel.tsx';
import styles from './price-change.module.css';

/** The email word for word, as somebody reads it who pays one of the present prices. */
export function EmailPanel({ effect: { before } }: { effect: PriceChangeEffect }) {
  const most = before.reduce((one, other) => (other.subscribers > one.subscribers ? other : one));
  const [chosen, choose] = useState('');
  const nameOf = ({ price }: PriceChangeEffect['before'][number]) => String(price.amount_minor);
  const shown = before.find((one) => nameOf(one) === chosen) ?? most;
  const others = before.filter((one) => one !== most);
  const { subject, heading, paragraphs, button } = shown.email;
  return (
    <Panel
      title="The email, word for word"
      aside={
        others.length > 0 && (
          <FilterSelect
            label="To who pays"
            value={shown === most ? '' : chosen}
            any={formatPrice(most.price)}
            options={others.map((one) => ({ value: nameOf(one), text: formatPrice(one.price) }))}
            onChange={choose}
          />
        )
      }
      foot="With the product’s look and its footer. Its button leads to their subscription."
    >
      <article className={styles.letter} aria-label="The email">
        <p className={styles.subject}>{subject}</p>
        <h3>{heading}</h3>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.letterButton}>{button}</p>
      </article>
    </Panel>
  );
}
