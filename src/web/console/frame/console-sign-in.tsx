import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ConsoleDoor } from '#contract/console/sign-in.ts';
import { call } from '#web/platform/call.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { signInToConsole } from '../session/sign-in.ts';
import { Brand } from './bar.tsx';
import frame from './console.module.css';
import styles from './door.module.css';
import { OperatorSignIn } from './operator-sign-in.tsx';

type Password = ConsoleDoor['console_password'];

/** Signs the operator in. After a session has ended by itself, the page behind it still has the typed text. */
export function ConsoleSignIn({ isAfterWaiting = false }: { isAfterWaiting?: boolean }) {
  const door = useDoor();
  const [isAsOperator, setAsOperator] = useState<boolean | null>(null);
  return (
    <main id="main" className={`${frame.ground} ${styles.door}`}>
      <div className={styles.doorBody}>
        <p>
          <Brand />
        </p>
        <h1 tabIndex={-1}>{isAfterWaiting ? 'Signed out' : 'Sign in to the console'}</h1>
        {isAfterWaiting && (
          <p>
            A session ends after 30 minutes without a press, and after 12 hours. What you typed is kept in this tab:
            sign in and go on where you were.
          </p>
        )}
        {door !== null && (
          <Ways
            door={door}
            isAsOperator={isAsOperator ?? door === 'closed'}
            onOther={(isAsOperator) => setAsOperator(isAsOperator)}
          />
        )}
      </div>
    </main>
  );
}

interface WaysProps {
  door: Password;
  isAsOperator: boolean;
  onOther(isAsOperator: boolean): void;
}

function Ways({ door, isAsOperator, onOther }: WaysProps) {
  if (isAsOperator) {
    return (
      <>
        <OperatorSignIn />
        {door !== 'closed' && (
          <Button variant="text" onClick={() => onOther(false)}>
            Use the console’s password
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <PasswordSignIn door={door} />
      <Button variant="text" onClick={() => onOther(true)}>
        Use a passkey or your own password
      </Button>
    </>
  );
}

function PasswordSignIn({ door }: { door: Password }) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { onSubmit } = useSubmit(async (form) => {
    const password = textOf(form, 'password');
    if (password === '') return setFault('Type the password.');
    setFault((await signInToConsole({ password })) ?? undefined);
  });
  const where = 'It was printed when the site was first started, or set as CONSOLE_PASSWORD.';
  return (
    <form className={styles.doorForm} onSubmit={onSubmit} noValidate>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        help={door === 'enrols' ? `${where} With real payments it only sets up the first owner.` : where}
        error={fault}
      />
      <Button type="submit" wide>
        Sign in
      </Button>
    </form>
  );
}

/** What the console's own password opens; null until it is known. */
function useDoor(): Password | null {
  const [door, setDoor] = useState<Password | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call(consoleCalls.readConsoleDoor, { token: '', quiet: true }).then(({ data }) => {
      // Without an answer the form is shown, and sending it shows the fault.
      if (isCurrent) setDoor(data?.console_password ?? 'opens');
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return door;
}
