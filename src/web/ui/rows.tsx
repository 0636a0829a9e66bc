import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './rows.module.css';

/** A list of links or actions. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

interface RowLinkProps extends HTMLAttributes<HTMLElement> {
  icon: IconName;
  label: string;
  detail?: ReactNode;
  /** Link target; without it the row is a button, or plain text if it has no `onClick`. */
  href?: string;
  /** Replaces the arrow. */
  end?: ReactNode;
}

export function RowLink({ icon, label, detail, href, end, ...rest }: RowLinkProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <span>{label}</span>
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

interface RowFoldProps {
  icon: IconName;
  label: string;
  /** Below the label, also while it is folded. */
  detail?: string;
  children: ReactNode;
}

/** A row that unfolds when it is pressed. */
export function RowFold({ icon, label, detail, children }: RowFoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.row}>
        <Icon name={icon} />
        <span>
          <span>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
