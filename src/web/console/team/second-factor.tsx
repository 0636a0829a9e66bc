import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import list from '../kit/list.module.css';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { makePasskey } from '../session/passkey.ts';
import { CodeApp } from './code-app.tsx';
import { keyDrawing } from './drawings.ts';
import styles from './enrol.module.css';

interface SecondFactorProps {
  hasPassword: boolean;
  /** Goes to the password, which codes need. */
  onPassword(): void;
  /** With the recovery codes, if this is the first factor. */
  onAdded(codes: readonly string[] | null): unknown;
}

/** Adds a passkey, or codes from an app. */
export function SecondFactor({ hasPassword, onPassword, onAdded }: SecondFactorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Passkey onAdded={onAdded} />
      <section className={styles.box}>
        <div className={styles.boxHead}>
          <h2>Or codes from an app</h2>
          <ConsoleButton look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'Set up'}
          </ConsoleButton>
        </div>
        {isOpen && hasPassword && <CodeApp onAdded={onAdded} />}
        {isOpen && !hasPassword && (
          <div className={styles.acts}>
            <p>Codes go with a password.</p>
            <ConsoleButton onClick={onPassword}>Choose a password</ConsoleButton>
          </div>
        )}
      </section>
    </>
  );
}

function Passkey({ onAdded }: Pick<SecondFactorProps, 'onAdded'>) {
  const [fault, setFault] = useState<string | null>(null);
  async function make() {
    setFault(null);
    const begun = await callAsOperator(consoleCalls.beginPasskey, {});
    if (begun.data === null) return setFault(faultMessage(begun));
    const made = await makePasskey(begun.data);
    if ('fault' in made) return setFault(made.fault);
    const body = { response: made.response, name: deviceName(navigator.userAgent) };
    const added = await callAsOperator(consoleCalls.addPasskey, { body });
    if (added.data === null) return setFault(faultMessage(added));
    await onAdded(added.data.recovery_codes);
  }
  return (
    <section className={styles.box}>
      <div className={styles.boxHead}>
        <h2>A passkey</h2>
        <span className={list.tag}>Safest: no page can steal it</span>
      </div>
      <p>Your fingerprint, face or the PIN of this device, or a security key. It works on this address only.</p>
      <div className={styles.acts}>
        <ConsoleButton look="main" onClick={make}>
          <Drawing path={keyDrawing} size={20} />
          Make a passkey
        </ConsoleButton>
      </div>
      {fault !== null && (
        <p className={styles.bad} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** The name of a device by its user agent, such as "Mac", until its owner names it. */
export function deviceName(userAgent: string): string {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
}
