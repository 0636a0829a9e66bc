import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import type { NoticePosition } from './notice-positions.ts';

/** Holds the notices of one position. */
export function NoticeStack({ position, children }: { position: NoticePosition; children: ReactNode }) {
  return <div className={classNames(styles.stack, styles[position])}>{children}</div>;
}

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'negative' | 'plain';
  onClose: () => void;
  children: ReactNode;
}

/** A notification: multi-line, closable, read out at once. The parent decides how long it is shown. */
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
