import { PageHead } from '../kit/page-head.tsx';

/** Finds a person. */
export function SubscribersView() {
  return <PageHead title="Subscribers" />;
}
