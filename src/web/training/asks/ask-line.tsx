import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './ask-line.module.css';

interface AskLineProps {
  icon: IconName;
  label: string;
  /** Where it leads; without it, `onOpen` does what it asks for. */
  href?: string;
  onOpen?: () => void;
  /** Leaves it out for today; absent for one that cannot be put off. */
  onLater?: () => void;
}

/** Something that can be done beside the day's exercises, one line high. */
export function AskLine({ icon, label, href, onOpen, onLater }: AskLineProps) {
  return (
    <div className={styles.ask}>
      <Icon name={icon} />
      {href === undefined ? (
        <button type="button" className="text-link" onClick={onOpen}>
          {label}
        </button>
      ) : (
        <a className="text-link" href={href}>
          {label}
        </a>
      )}
      {onLater !== undefined && (
        <button type="button" className={styles.later} onClick={onLater}>
          Not today
        </button>
      )}
    </div>
  );
}
