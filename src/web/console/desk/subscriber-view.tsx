import { PageHead } from '../kit/page-head.tsx';

/** Everything of one person, and what can be done for them. */
export function SubscriberView() {
  return <PageHead title="Subscriber" />;
}
