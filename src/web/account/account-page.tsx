import { useEffect } from 'react';
import { useScreenEvents } from '../analytics/use-screen-events';
import { useSession } from '../auth/session';
import { useSubscription } from '../subscription/use-subscription';
import styles from './account-page.module.css';
import { fetchAccount } from './fetch-account';
import { SettingsRows } from './settings-rows';
import { SignedInShell } from './signed-in-shell';
import { SubscriptionCard } from './subscription-card';

/** § 2, Account. */
export default function AccountPage() {
  useScreenEvents('acc_setting_open', 'acc_setting_close', {});
  const profile = useSession((session) => session.profile);
  const { loaded, reload } = useSubscription();

  useEffect(() => void fetchAccount(), []);

  return (
    <SignedInShell current="account">
      <h1 tabIndex={-1} className={styles.greeting}>
        {profile.name === '' ? 'Hello' : `Hello, ${profile.name}`}
      </h1>
      <div className={styles.columns}>
        <SubscriptionCard loaded={loaded} onRetry={reload} />
        <SettingsRows email={profile.email} />
      </div>
    </SignedInShell>
  );
}
