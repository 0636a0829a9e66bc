import { Icon } from '#web/ui/icon.tsx';
import styles from './back-link.module.css';

/** A link to the parent page. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="back" size={20} />
      <span>{label}</span>
    </a>
  );
}
