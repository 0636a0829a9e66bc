import { PageHead } from '../kit/page-head.tsx';

/** Sets up a second factor; nothing else opens before. */
export function EnrolView() {
  return <PageHead title="Set up your sign-in" />;
}
