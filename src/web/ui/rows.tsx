import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './rows.module.css';

/** A list of places to go or things to do. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

interface RowLinkProps extends HTMLAttributes<HTMLElement> {
  icon: IconName;
  label: string;
  detail?: ReactNode;
  /** Where it leads; without it the row is a button, or plain text when nothing happens on press. */
  href?: string;
  /** Instead of the arrow. */
  end?: ReactNode;
}

/** One row. */
export function RowLink({ icon, label, detail, href, end, ...rest }: RowLinkProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end ?? (href !== undefined && <Icon name="next" className={styles.next} />)}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...rest} className={styles.row} href={href}>
        {content}
      </a>
    );
  }
  if (rest.onClick === undefined) {
    return (
      <div {...rest} className={styles.row}>
        {content}
      </div>
    );
  }
  return (
    <button {...rest} type="button" className={styles.row}>
      {content}
    </button>
  );
}
