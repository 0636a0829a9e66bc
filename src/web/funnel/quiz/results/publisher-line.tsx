import { publisherFigures } from '#quiz/figures.ts';
import styles from './results-screen.module.css';

/** § 3: the figures without a public source, in one quiet line with the footnote that says whose they are. */
export function PublisherLine() {
  const { figures, footnote } = publisherFigures;
  const quoted = figures.map(({ value, unit, of }) => `${value} ${unit}${of === undefined ? '' : ` (${of})`}`);
  return (
    <p className={`${styles.publisher} small muted`}>
      <span className="number">{quoted.join(', ')}</span>
      <sup aria-hidden="true">*</sup> <span aria-hidden="true">* </span>
      <span>{footnote}</span>
    </p>
  );
}
