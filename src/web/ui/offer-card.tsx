import type { ReactNode } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { Marker } from './marker.tsx';
import styles from './offer-card.module.css';

interface OfferCardProps {
  name: string;
  /** Secondary: the price per week. */
  detail: string;
  /** The largest figure: the charged amount. */
  price: string;
  /** The meaning of the price: "total today". */
  priceNote: string;
  /** The price before, crossed out. */
  before?: string | undefined;
  badge?: ReactNode;
  /** What one gets, line by line. */
  gets?: readonly string[];
  /** Name of the radio group and this card's value in it. */
  group: string;
  value: string;
  chosen: boolean;
  onChoose: () => void;
}

/** One offer as a radio button. None is chosen beforehand. */
export function OfferCard(props: OfferCardProps) {
  const { name, detail, price, priceNote, before, badge, gets = [], group, value, chosen, onChoose } = props;
  return (
    <label className={classNames(choice.choice, styles.offer, chosen && choice.chosen)}>
      <input type="radio" className="visually-hidden" name={group} value={value} checked={chosen} onChange={onChoose} />
      <Marker kind="one" on={chosen} />
      <span>
        <span className={styles.name}>
          <span>{name}</span>
          {badge}
        </span>
        <span className={classNames(styles.detail, 'number')}>{detail}</span>
        {gets.map((line) => (
          <span key={line} className={styles.detail}>
            {line}
          </span>
        ))}
      </span>
      <span className={classNames(styles.price, 'number')}>
        {before !== undefined && <s className={styles.before}>{before}</s>}
        <span>{price}</span>
        <span className={styles.priceNote}>{priceNote}</span>
      </span>
    </label>
  );
}
