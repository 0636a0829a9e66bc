import { Icon } from '#web/ui/icon.tsx';
import styles from './back-link.module.css';

/** Leads to the page above this one. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="back" size={20} />
      {label}
    </a>
  );
}
