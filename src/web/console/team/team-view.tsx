import { PageHead } from '../kit/page-head.tsx';

/** Who may sign in, what they may do, and what they did. */
export function TeamView() {
  return <PageHead title="Team &amp; audit" />;
}
