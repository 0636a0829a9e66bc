import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import styles from './enrol.module.css';

interface Faults {
  name?: string;
  email?: string;
}

/** Asks for the name and email address of the first owner. */
export function FirstOwner({ onMade }: { onMade(): Promise<void> }) {
  const [faults, setFaults] = useState<Faults>({});
  const { busy, onSubmit } = useSubmit(async (form) => {
    const name = textOf(form, 'name').trim();
    const email = textOf(form, 'email').trim();
    const found: Faults = {
      ...(name === '' && { name: 'Type the name that others see.' }),
      ...(!email.includes('@') && { email: 'Type your email address.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const result = await callAsOperator(consoleCalls.makeFirstOwner, { body: { name, email } });
    if (result.error === null) await onMade();
    else setFaults({ email: faultMessage(result) });
  });
  return (
    <form className={styles.box} onSubmit={onSubmit} noValidate>
      <h2>Who are you?</h2>
      <Field
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="name"
        help="As others see it, such as A. Brandt."
        error={faults.name}
      />
      <Field label="Email" name="email" type="email" maxLength={254} autoComplete="username" error={faults.email} />
      <div>
        <ConsoleButton look="main" type="submit" isBusy={busy}>
          Go on
        </ConsoleButton>
      </div>
    </form>
  );
}
