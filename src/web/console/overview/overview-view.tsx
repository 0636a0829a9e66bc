import { PageHead } from '../kit/page-head.tsx';

/** What needs a person, and whether anything is unusual. */
export function OverviewView() {
  return <PageHead title="Overview" />;
}
