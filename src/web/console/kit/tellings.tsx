import { useEffect, useState } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import kit from './kit.module.css';
import styles from './state.module.css';
import { closeTelling, type Telling, type TellingKind, useTellings } from './tell.ts';

/** How long what is no refusal stays, unless the pointer or the focus is on it. */
const readingMs = 10_000;

const icons: Record<TellingKind, IconName> = { done: 'check', waiting: 'clock', refused: 'warn' };

/** What became of the operator's acts, in the corner of the page. */
export function Tellings() {
  const tellings = useTellings((state) => state.tellings);
  return (
    <div className={styles.tellings}>
      {tellings.map((telling) => (
        <OneTelling key={telling.id} telling={telling} />
      ))}
    </div>
  );
}

function OneTelling({ telling: { id, kind, what, more, code } }: { telling: Telling }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || kind === 'refused') return;
    const timer = setTimeout(() => closeTelling(id), readingMs);
    return () => clearTimeout(timer);
  }, [id, kind, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles, and whoever reads it holds it
    <div
      className={styles.telling}
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
      <button type="button" className="icon-button" aria-label="Close" onClick={() => closeTelling(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
