import { hasActiveSubscription, useSession } from '#web/session/session.ts';
import { accountCopy } from './subscriber/account/account-copy.ts';
import { AccountView } from './subscriber/account/account-view.tsx';
import { subscriptionStateCopy } from './subscriber/subscription/subscription-state-copy.ts';
import { FlightCard } from './training/today/flight-card.tsx';

export const prepare = async () => void (await Promise.all([accountCopy.load(), subscriptionStateCopy.load()]));

/** § 2, Account; a subscriber sees today's flight first, so that training after a sign-in needs no further press. */
export default function AccountPage() {
  const isSubscriber = useSession(hasActiveSubscription);
  return <AccountView flight={isSubscriber ? <FlightCard /> : null} />;
}
