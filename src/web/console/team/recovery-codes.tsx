import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import styles from './enrol.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept(): unknown;
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const save = () =>
    saveFile(
      'recovery-codes.txt',
      'text/plain',
      `Recovery codes for the ${brand} console at ${location.host}\nEach works once.\n\n${codes.join('\n')}\n`,
    );
  return (
    <section className={styles.box} data-print>
      <h2>Your recovery codes</h2>
      <p>
        Each lets you in once when the device is lost. They are shown this once; only their fingerprints are kept here.
      </p>
      <ol className={`${kit.code} ${styles.codes}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <ConsoleButton onClick={save}>
          <Icon name="download" size={18} />
          Save
        </ConsoleButton>
        <ConsoleButton onClick={() => print()}>
          <Icon name="print" size={18} />
          Print
        </ConsoleButton>
      </div>
      <label className={form.pick}>
        <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        <b>I have kept them</b>
        <small>Not on the device that has the passkey or the app.</small>
      </label>
      <div className={styles.acts}>
        <ConsoleButton look="main" notBecause={isKept ? null : 'Keep them first.'} onClick={onKept}>
          Go on
        </ConsoleButton>
      </div>
    </section>
  );
}

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onKept(): void;
}

/** New recovery codes. The dialog closes only after they are saved, because they are shown only once. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  return (
    <Dialog title="New recovery codes" onClose={() => {}}>
      <p>The codes before work no more.</p>
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Dialog>
  );
}
