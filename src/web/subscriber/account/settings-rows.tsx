import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/platform/call.ts';
import { go } from '#web/platform/navigate.ts';
import { chooseTheme, type ThemeChoice, themeChoice } from '#web/platform/theme.ts';
import { useSession } from '#web/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RowLink, Rows } from '#web/ui/rows.tsx';
import styles from './settings-rows.module.css';

const themeLabels: Record<ThemeChoice, string> = { device: 'Same as this device', day: 'Day', night: 'Night' };

/** The account's settings. */
export function SettingsRows({ email }: { email: string }) {
  return (
    <section>
      <h2 className="visually-hidden">Settings</h2>
      <Rows>
        <RowLink icon="mail" label="Email" detail={email} />
        <RowLink icon="lock" label="Change password" href={paths.changePassword} />
        <AppearanceRow />
        <RowLink icon="phone" label="Where you are signed in" href={paths.devices} />
        <RowLink icon="shield" label="Your data" href={paths.ownData} />
        <RowLink icon="out" label="Sign out" onClick={signOut} />
      </Rows>
    </section>
  );
}

/** Looks like the other rows; the native select is invisible on top of it. */
function AppearanceRow() {
  const [choice, setChoice] = useState(themeChoice);

  function choose(next: ThemeChoice) {
    chooseTheme(next);
    setChoice(next);
  }

  return (
    <div className={styles.appearance}>
      <RowLink icon="moon" label="Appearance" detail={themeLabels[choice]} end={<Icon name="next" />} aria-hidden />
      <select
        aria-label="Appearance"
        className={styles.cover}
        value={choice}
        onChange={(event) => choose(event.target.value as ThemeChoice)}
      >
        {Object.entries(themeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Ends the session in this browser even when the server cannot be reached. */
async function signOut() {
  const { id } = useSession.getState().profile;
  await call(calls.signOut);
  await import('#web/session/leave-training.ts').then(({ leaveTraining }) => leaveTraining(id)).catch(() => {});
  go(paths.login, { replace: true });
  useSession.getState().forget();
}
