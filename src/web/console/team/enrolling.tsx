import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { OwnOperator } from '#contract/console/operator.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { roleNames } from '#contract/console/permissions.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { useCall } from '../kit/use-call.ts';
import { loadOperator, useConsoleSession } from '../session/console-session.ts';
import styles from './enrol.module.css';
import { EnrolSteps } from './enrol-steps.tsx';
import { type Invitation, stepOf } from './enrolment.ts';
import { FirstOwner } from './first-owner.tsx';
import { OwnPassword } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { roleCopy } from './role-copy.ts';
import { SecondFactor } from './second-factor.tsx';

/** The steps by which an operator sets up their own sign-in. */
export function Enrolling({ invitation }: { invitation: Invitation | null }) {
  const operator = useConsoleSession((session) => session.operator);
  const { loaded, retry } = useCall(consoleCalls.readOwnSignIn, {});
  const [isWithoutPassword, setWithoutPassword] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const own = loaded !== null && 'data' in loaded ? loaded.data : null;
  const step = stepOf({
    isNamed: operator?.id != null,
    hasPassword: own?.has_password ?? false,
    isWithoutPassword,
    hasCodes: codes !== null,
  });
  useHeadingFocus(step);
  async function finish() {
    await loadOperator();
    go(consolePaths.overview, { replace: true });
  }
  if (operator === null || own === null) {
    return (
      <main id="main" className={styles.message}>
        <LoadingFigures loaded={loaded} retry={retry} />
      </main>
    );
  }
  return (
    <main id="main" className={styles.main}>
      <Head operator={operator} invitation={invitation} />
      <EnrolSteps step={step} invitation={invitation} hasPassword={own.has_password} />
      <div className={styles.col}>
        {step === 'person' && (
          <FirstOwner
            onMade={async () => {
              await loadOperator();
              retry();
            }}
          />
        )}
        {step === 'password' && <OwnPassword onSet={retry} onWithout={() => setWithoutPassword(true)} />}
        {step === 'factor' && (
          <SecondFactor
            hasPassword={own.has_password}
            onPassword={() => setWithoutPassword(false)}
            onAdded={(made) => (made === null ? finish() : setCodes(made))}
          />
        )}
        {codes === null ? <CodesToCome /> : <RecoveryCodes codes={codes} onKept={finish} />}
        <p className={styles.help}>
          {`${invitation !== null ? 'The link was for you alone and works once. ' : ''}Lost everything? An owner can invite you again; the owner’s own way back is a command on the server.`}
        </p>
      </div>
    </main>
  );
}

function Head({ operator, invitation }: { operator: OwnOperator; invitation: Invitation | null }) {
  const isNamed = operator.id !== null;
  const who = invitation?.invitedBy ?? null;
  const role = roleNames[operator.role].toLowerCase();
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{isNamed ? `Protect your sign-in, ${operator.name}` : 'Set up your own sign-in'}</h1>
      <p>
        {`${isNamed ? `${who === null ? 'You are invited' : `${who} invited you`} as ${role}: ${roleCopy[operator.role]}.` : 'You are the first owner: with real payments everybody signs in with a name.'} Nothing in the console opens before you have a second factor.`}
      </p>
    </header>
  );
}

function CodesToCome() {
  return (
    <section className={styles.box}>
      <h2>Then: ten recovery codes</h2>
      <p>Each lets you in once when the device is lost. You see them once; only their fingerprints are kept here.</p>
      <ol className={styles.codes} aria-label="Recovery codes, not made yet">
        {Array.from({ length: 10 }, (_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={number} className={styles.codesToCome}>
            •••• ••••
          </li>
        ))}
      </ol>
    </section>
  );
}
