import type { PublicationRow } from '#contract/console/publishing.ts';
import styles from './publishing.module.css';

interface ChangeListProps extends Pick<PublicationRow, 'changes'> {
  /** Said of what a version no longer has. */
  gone: string;
}

/** A difference in words: what was, struck, and what is new, underlined. */
export function ChangeList({ changes, gone }: ChangeListProps) {
  if (changes.length === 0) return <p className={styles.none}>Nothing differs from what is shown.</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          <b>{what}</b>
          <dl>
            {before !== null && (
              <div>
                <dt>before</dt>
                <dd>
                  <del>{before}</del>
                </dd>
              </div>
            )}
            <div className={styles.after}>
              <dt>after</dt>
              <dd>{after === null ? gone : <ins>{after}</ins>}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
