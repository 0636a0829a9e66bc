import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './notice.module.css';

/** § 5: the nine places a notification may stand at. */
export type NoticePosition =
  | 'top'
  | 'top-left'
  | 'top-right'
  | 'center'
  | 'left'
  | 'right'
  | 'bottom'
  | 'bottom-left'
  | 'bottom-right';

/** Holds the notices of one place. */
export function NoticeStack({ position, children }: { position: NoticePosition; children: ReactNode }) {
  return <div className={classNames(styles.stack, styles[position])}>{children}</div>;
}

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'negative' | 'plain';
  onClose: () => void;
  children: ReactNode;
}

/** A notification: multi-line, closable, read out at once. How long it stays is its owner's business. */
export function Notice({ tone = 'negative', onClose, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(styles.notice, tone === 'negative' && styles.negative)} role="alert">
      <Icon name={tone === 'negative' ? 'warn' : 'info'} />
      <span>{children}</span>
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
