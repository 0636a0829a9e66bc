import { useId } from 'react';
import { type HelpLine, helpLines, inDanger } from '#quiz/crisis-help.ts';
import styles from './crisis-help.module.css';

/** The help lines, without a payment, an account or a click before them, and the same for everybody. */
export function CrisisHelp() {
  const titleId = useId();
  return (
    <section className={styles.help} aria-labelledby={titleId}>
      <div className="stack-small">
        <h2 id={titleId} className={styles.title}>
          If you need someone now
        </h2>
        <p>{inDanger}</p>
      </div>
      <ul className={styles.lines}>
        {helpLines.map((line) => (
          <Line key={line.place} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ place, name, contacts }: HelpLine) {
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <b>{place}</b>
        <span className="small muted">{name}</span>
      </span>
      <span className={styles.ways}>
        {contacts.map(({ words, href }) => (
          <a key={href} href={href} className={styles.way}>
            {words}
          </a>
        ))}
      </span>
    </li>
  );
}
