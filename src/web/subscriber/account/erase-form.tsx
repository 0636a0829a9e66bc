import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './account-view.module.css';
import { eraseAccount } from './own-data.ts';
import { say } from './own-data-copy.ts';

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
    if (password === '') return setFault(say('erase-password-missing'));
    const outcome = await eraseAccount(password);
    if (outcome === 'erased') onErased();
    else setFault(outcome.refused);
  });

  return (
    <div ref={box} className="stack">
      <ul className={styles.kept}>
        <li>{say('erase-all')}</li>
        <li>{say('erase-subscription')}</li>
        <li>
          <DrawnText
            values={{ withdraw: <a href={paths.manageSubscription}>{say('erase-withdraw-link')}</a> }}
            text={(marks) => say('erase-withdraw', marks)}
          />
        </li>
        <li>{say('erase-agreed')}</li>
        <li>{say('erase-books')}</li>
        <li>{say('erase-paddle')}</li>
      </ul>
      {isConfirming ? (
        <form className="stack" onSubmit={onSubmit} noValidate>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={say('erase-password')}
            name="password"
            autoComplete="current-password"
            error={fault ?? undefined}
          />
          <Button type="submit" variant="warning" wide>
            {say('erase-now')}
          </Button>
          <Button variant="white" wide onClick={() => setConfirming(false)}>
            {say('erase-not')}
          </Button>
        </form>
      ) : (
        <Button variant="warning" wide onClick={() => setConfirming(true)}>
          {say('erase')}
        </Button>
      )}
    </div>
  );
}
