import { useId, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { NewTotp } from '#contract/console/own-sign-in.ts';
import { plainDigits } from '#contract/plain-digits.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { bareCode, missingDigits } from '../session/typed-code.ts';
import styles from './enrol.module.css';

interface CodeAppProps {
  onAdded(codes: readonly string[] | null): unknown;
}

/** A secret for a code app; it is stored once a code of it was entered. */
export function CodeApp({ onAdded }: CodeAppProps) {
  const { loaded, retry } = useCall(consoleCalls.beginTotp, {});
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  return <FirstCode totp={loaded.data} onAdded={onAdded} />;
}

function FirstCode({ totp, onAdded }: CodeAppProps & { totp: NewTotp }) {
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const missing = missingDigits(text);
  const { busy, onSubmit } = useSubmit(async (data) => {
    if (missing !== null) return;
    const body = { sealed: totp.sealed, code: bareCode(textOf(data, 'code')), name: 'Code app' };
    const result = await callAsOperator(consoleCalls.addTotp, { body });
    if (result.data === null) return setFault(faultMessage(result));
    await onAdded(result.data.recovery_codes);
  });
  return (
    <form className={styles.totp} onSubmit={onSubmit} noValidate>
      <div className={styles.qr}>
        <QrCode text={totp.uri} label="QR code of the key, for your code app" />
      </div>
      <div className={styles.col}>
        <p>Point the app at the picture, or type this key:</p>
        <p className={`${kit.code} ${styles.secret}`}>{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <div className={form.field}>
          <label htmlFor={id}>The six digits it shows now</label>
          <input
            id={id}
            className={`${form.input} ${styles.otp}`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={text}
            onChange={({ target }) => {
              setText(plainDigits(target.value));
              setFault(null);
            }}
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={`${id}-help`}
          />
          <span className={form.help} id={`${id}-help`}>
            A new one every 30 seconds; each works once.
          </span>
          {fault !== null && (
            <span className={form.bad} role="alert">
              {fault}
            </span>
          )}
        </div>
        <div className={styles.acts}>
          <ConsoleButton type="submit" isBusy={busy} notBecause={missing}>
            Confirm
          </ConsoleButton>
        </div>
      </div>
    </form>
  );
}
