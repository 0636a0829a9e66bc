import styles from './cloud-card.module.css';

/** A text of the person's own on a cloud. */
export function CloudCard({ text }: { text: string }) {
  return (
    <div className={styles.card}>
      <p>{text}</p>
    </div>
  );
}
