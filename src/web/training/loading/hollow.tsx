import styles from './hollow.module.css';

// In the place of what is not known yet, in its height, so that nothing moves when it comes.

export const hollowLine = <i className={styles.line} />;
export const hollowChoices = <i className={styles.choices} />;
export const hollowButton = <i className={styles.button} />;
/** The day's exercises. */
export const hollowRows = (
  <div className={styles.rows}>
    <i />
    <i />
    <i />
  </div>
);
