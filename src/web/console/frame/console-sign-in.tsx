import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { signInToConsole } from '../session/console-session.ts';
import styles from './console.module.css';

/** Signs the operator in. */
export function ConsoleSignIn() {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { onSubmit } = useSubmit(async (form) => {
    const password = textOf(form, 'password');
    if (password === '') return setFault('Type the password.');
    setFault((await signInToConsole({ password })) ?? undefined);
  });
  return (
    <main id="main" className={styles.door}>
      <form className={styles.doorForm} onSubmit={onSubmit} noValidate>
        <p className={styles.brand}>
          <KiteGlyph width={22} height={30} />
          {brand} <span>Console</span>
        </p>
        <h1 tabIndex={-1}>Sign in to the console</h1>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          help="It was printed when the site was first started, or set as CONSOLE_PASSWORD."
          error={fault}
        />
        <Button type="submit" wide>
          Sign in
        </Button>
      </form>
    </main>
  );
}
