import { useEffect } from 'react';
import { useScreenEvents } from '../analytics/use-screen-events';
import { useSession } from '../auth/session';
import { queryValue } from '../platform/navigate';
import { PastDueBanner } from '../subscription/past-due-banner';
import { isPastDue } from '../subscription/standing';
import { useSubscription } from '../subscription/use-subscription';
import styles from './account-page.module.css';
import { fetchAccount } from './fetch-account';
import { PlanElsewhere } from './plan-elsewhere';
import { SettingsRows } from './settings-rows';
import { SignedInShell } from './signed-in-shell';
import { SubscriptionCard } from './subscription-card';

/** § 2, Account. */
export default function AccountPage() {
  useScreenEvents('acc_setting_open', 'acc_setting_close', {});
  const profile = useSession((session) => session.profile);
  const { loaded, reload } = useSubscription();
  const found = typeof loaded === 'string' ? null : loaded.found;
  const isPlanElsewhere = queryValue('plan') === 'elsewhere';

  useEffect(() => void fetchAccount(), []);

  return (
    <SignedInShell current="account">
      <h1 tabIndex={-1} className={styles.greeting}>
        {profile.name === '' ? 'Hello' : `Hello, ${profile.name}`}
      </h1>
      <div className={styles.banners}>
        {found !== null && isPastDue(found) && <PastDueBanner />}
        {isPlanElsewhere && <PlanElsewhere />}
      </div>
      <div className={styles.columns}>
        <SubscriptionCard loaded={loaded} onRetry={reload} />
        <SettingsRows email={profile.email} />
      </div>
    </SignedInShell>
  );
}
