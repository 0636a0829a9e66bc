import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './account-view.module.css';
import { eraseAccount } from './own-data.ts';

interface EraseFormProps {
  /** For password managers. */
  email: string;
  onErased(): void;
}

const firstControl = 'input:not([hidden]), button';

/** Explains what erasing means, then asks for the password to confirm who the user is and that they mean it. */
export function EraseForm({ email, onErased }: EraseFormProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    // The pressed button disappears.
    if (wasConfirming.current !== isConfirming) box.current?.querySelector<HTMLElement>(firstControl)?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const { onSubmit } = useSubmit(async (form) => {
    const password = textOf(form, 'password');
    if (password === '') return setFault('Type your password.');
    const outcome = await eraseAccount(password);
    if (outcome === 'erased') onErased();
    else setFault(outcome.refused);
  });

  return (
    <div ref={box} className="stack">
      <ul className={styles.kept}>
        <li>All of the above goes, at once and for good. We cannot bring it back.</li>
        <li>A running subscription ends now and is not charged again. Time already paid for ends too.</li>
        <li>
          Bought within the last 14 days? <a href={paths.manageSubscription}>Withdraw first</a> to have your money back.
        </li>
        <li>
          What you agreed to when buying stays for three years as proof, with a fingerprint instead of your email
          address.
        </li>
        <li>Payments stay in our books without your name, address or card.</li>
        <li>Paddle, which took the payments, keeps its own records, as the law requires.</li>
      </ul>
      {isConfirming ? (
        <form className="stack" onSubmit={onSubmit} noValidate>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={fault ?? undefined}
          />
          <Button type="submit" variant="warning" wide>
            Erase my account now
          </Button>
          <Button variant="white" wide onClick={() => setConfirming(false)}>
            Keep it
          </Button>
        </form>
      ) : (
        <Button variant="warning" wide onClick={() => setConfirming(true)}>
          Erase my account
        </Button>
      )}
    </div>
  );
}
