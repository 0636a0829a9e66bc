import styles from './hollow.module.css';

// In the place of what is not known yet, in its height, so that nothing moves when it comes.

export const HollowLine = () => <i className={styles.line} />;
export const HollowChoices = () => <i className={styles.choices} />;
export const HollowButton = () => <i className={styles.button} />;
/** The day's exercises. */
export const HollowRows = () => (
  <div className={styles.rows}>
    <i />
    <i />
    <i />
  </div>
);
