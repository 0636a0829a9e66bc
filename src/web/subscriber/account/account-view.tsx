import { type ReactNode, useEffect } from 'react';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { fetchAccount } from '#web/session/fetch-account.ts';
import { useSession } from '#web/session/session.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { PastDueBanner } from '../subscription/past-due-banner.tsx';
import { isPastDue } from '../subscription/subscription-state.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { say } from './account-copy.ts';
import styles from './account-view.module.css';
import { SettingsRows } from './settings-rows.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

interface AccountViewProps {
  /** A subscriber's training of today; null without a subscription. */
  flight: ReactNode;
}

/** § 2, Account. */
export function AccountView({ flight }: AccountViewProps) {
  useScreenEvents('acc_setting_open', 'acc_setting_close', {});
  const profile = useSession((session) => session.profile);
  const { loaded, reload } = useSubscription();
  const found = typeof loaded === 'string' ? null : loaded.found;

  useEffect(() => void fetchAccount(), []);

  return (
    <SignedInShell current="account">
      <h1 tabIndex={-1} className={styles.greeting}>
        {profile.name === '' ? say('hello') : say('hello-named', { name: profile.name })}
      </h1>
      <div className={styles.banners}>{found !== null && isPastDue(found) && <PastDueBanner />}</div>
      {flight !== null && <div className={styles.flight}>{flight}</div>}
      <div className={styles.columns}>
        <SubscriptionCard loaded={loaded} onRetry={reload} />
        <SettingsRows email={profile.email} />
      </div>
    </SignedInShell>
  );
}
