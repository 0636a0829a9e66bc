import { PageHead } from '../kit/page-head.tsx';

/** What the machine cannot solve alone. */
export function WorkView() {
  return <PageHead title="Needs a person" />;
}
