import styles from './week-list.module.css';

interface WeekListProps {
  weeks: readonly { number: number; title: string; detail: string }[];
}

/** A plan's weeks, each with its goal, skills and exercises. */
export function WeekList({ weeks }: WeekListProps) {
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ number, title, detail }) => (
        <li key={number}>
          <span className={`${styles.number} number`}>
            <span className="visually-hidden">Week </span>
            {number}
          </span>
          <span>
            <b>{title}</b>
            <span className="small muted">{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
