import { useEffect, useState } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import kit from './kit.module.css';
import { closeNotice, type Notice, type NoticeKind, useConsoleNotices } from './notify.ts';
import styles from './state.module.css';

/** How long a notification that is no refusal stays, unless the pointer or the focus is on it. */
const readingMs = 10_000;

const icons: Record<NoticeKind, IconName> = { done: 'check', waiting: 'clock', refused: 'warn' };

/** The notifications about the operator's acts, in the corner of the page. */
export function Notices() {
  const notices = useConsoleNotices((state) => state.notices);
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function OneNotice({ notice: { id, kind, what, more, code } }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || kind === 'refused') return;
    const timer = setTimeout(() => closeNotice(id), readingMs);
    return () => clearTimeout(timer);
  }, [id, kind, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles; pointer or focus keep it open
    <div
      className={styles.notice}
      data-kind={kind}
      role={kind === 'refused' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} size={20} />
      <p>
        <b>{what}</b>
        <span>{` ${more ?? ''} `}</span>
        {code !== undefined && <span className={kit.code}>{code}</span>}
      </p>
      <button type="button" className="icon-button" aria-label="Close" onClick={() => closeNotice(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
