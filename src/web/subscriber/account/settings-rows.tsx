import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/platform/call.ts';
import { go } from '#web/platform/navigate.ts';
import { chooseTheme, type ThemeChoice, themeChoice } from '#web/platform/theme.ts';
import { useSession } from '#web/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RowLink, Rows } from '#web/ui/rows.tsx';
import { say } from './account-copy.ts';
import styles from './settings-rows.module.css';

const themes: readonly ThemeChoice[] = ['device', 'day', 'night'];

/** The account's settings. */
export function SettingsRows({ email }: { email: string }) {
  return (
    <section>
      <h2 className="visually-hidden">{say('settings')}</h2>
      <Rows>
        <RowLink icon="mail" label={say('email')} detail={email} />
        <RowLink icon="lock" label={say('change-password')} href={paths.changePassword} />
        <AppearanceRow />
        <RowLink icon="phone" label={say('devices')} href={paths.devices} />
        <RowLink icon="shield" label={say('data')} href={paths.ownData} />
        <RowLink icon="out" label={say('sign-out')} onClick={signOut} />
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
      <RowLink
        icon="moon"
        label={say('appearance')}
        detail={say(`appearance-${choice}`)}
        end={<Icon name="next" />}
        aria-hidden
      />
      <select
        aria-label={say('appearance')}
        className={styles.cover}
        value={choice}
        onChange={(event) => choose(event.target.value as ThemeChoice)}
      >
        {themes.map((value) => (
          <option key={value} value={value}>
            {say(`appearance-${value}`)}
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
