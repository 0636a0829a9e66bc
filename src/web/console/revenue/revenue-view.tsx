import { PageHead } from '../kit/page-head.tsx';

/** Money, as the provider pays it out. */
export function RevenueView() {
  return <PageHead title="Revenue" />;
}
