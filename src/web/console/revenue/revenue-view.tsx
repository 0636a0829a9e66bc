import { PageHead } from '../kit/page-head.tsx';
import { ReconciliationBanner } from './reconciliation-banner.tsx';

/** Money, as the provider pays it out. */
export function RevenueView() {
  return (
    <>
      <PageHead title="Revenue" />
      <ReconciliationBanner />
    </>
  );
}
