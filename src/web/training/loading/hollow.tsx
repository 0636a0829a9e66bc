import styles from './hollow.module.css';

/** In the place of a text or a button that is not known yet, in its height, so that nothing moves when it comes. */
export const HollowBar = ({ kind }: { kind: 'line' | 'choices' | 'button' }) => (
  <span className={styles.bar} data-kind={kind} />
);

/** In the place of the day's exercises. */
export const HollowRows = () => (
  <div className={styles.rows}>
    {[1, 2, 3].map((row) => (
      <span key={row} className={styles.row}>
        <HollowBar kind="line" />
      </span>
    ))}
  </div>
);
