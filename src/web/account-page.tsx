import { hasActiveSubscription, useSession } from '#web/session/session.ts';
import { AccountView } from './subscriber/account/account-view.tsx';
import { FlightCard } from './training/today/flight-card.tsx';

/** § 2, Account; a subscriber sees today's flight first, so that training after a sign-in needs no further press. */
export default function AccountPage() {
  const isSubscriber = useSession(hasActiveSubscription);
  return <AccountView flight={isSubscriber ? <FlightCard /> : null} />;
}
