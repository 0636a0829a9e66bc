import { useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import { paths } from '../../contract/paths';
import { useSession } from '../auth/session';
import { callApi } from '../platform/api';
import { go } from '../platform/navigate';
import { chooseTheme, type ThemeChoice, themeChoice } from '../platform/theme';
import { Icon } from '../ui/icon';
import { RowLink, Rows } from '../ui/rows';
import styles from './settings-rows.module.css';

const themeLabels: Record<ThemeChoice, string> = { device: 'Same as this device', day: 'Day', night: 'Night' };

/** What one can see and set about one's account. */
export function SettingsRows({ email }: { email: string }) {
  return (
    <section>
      <h2 className="visually-hidden">Settings</h2>
      <Rows>
        <RowLink icon="mail" label="E-mail" detail={email} />
        <RowLink icon="lock" label="Change password" href={paths.changePassword} />
        <AppearanceRow />
        <RowLink icon="phone" label="Where you are signed in" href={paths.devices} />
        <RowLink icon="shield" label="Your data" href={paths.ownData} />
        <RowLink icon="out" label="Sign out" onClick={signOut} />
      </Rows>
    </section>
  );
}

/** A row like the others; the device's own list of choices lies over it, unseen. */
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

/** Ends the session here even when the server cannot be told. */
async function signOut() {
  await callApi<never>('POST', apiPaths.signOut);
  go(paths.login, { replace: true });
  useSession.getState().forget();
}
