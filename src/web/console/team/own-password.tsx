import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { passwordLength } from '#contract/limits.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import styles from './enrol.module.css';

interface OwnPasswordProps {
  onSet(): void;
  /** Called to continue without a password; absent where one is needed. */
  onWithout?(): void;
}

/** Chooses a password, which is used together with the codes of an app. */
export function OwnPassword({ onSet, onWithout }: OwnPasswordProps) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { busy, onSubmit } = useSubmit(async (form) => {
    const password = textOf(form, 'password');
    if (password === '') return setFault('Type a password.');
    const result = await callAsOperator(consoleCalls.setOwnPassword, { body: { password } });
    if (result.error === null) onSet();
    else setFault(faultMessage(result));
  });
  return (
    <form className={styles.box} onSubmit={onSubmit} noValidate>
      <h2>A password</h2>
      <p>It goes with the codes of an app. With a passkey you need none.</p>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        help={`At least ${passwordLength.min} characters; a sentence is good.`}
        error={fault}
      />
      <div className={styles.acts}>
        <ConsoleButton look="main" type="submit" isBusy={busy}>
          Set the password
        </ConsoleButton>
        {onWithout !== undefined && (
          <ConsoleButton look="link" onClick={onWithout}>
            Go on without, with a passkey
          </ConsoleButton>
        )}
      </div>
    </form>
  );
}
