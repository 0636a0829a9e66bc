import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { OpeningLink } from '#web/subscriber/auth/link-stages.tsx';
import { linksCopy, say } from '#web/subscriber/auth/links-copy.ts';
import { StopEmailsView } from './stop-emails-view.tsx';

type View = { name: 'asking'; token: string; fault?: string } | { name: 'incomplete' } | { name: 'stopped' };

export const prepare = linksCopy.load;

/** /stop-emails: the page behind the link in a weekly email. Opening it stops nothing, because scanners open links. */
export default function StopEmailsPage() {
  const { view, setView } = useLinkView(viewOf);

  async function stop(token: string) {
    const result = await call(calls.stopTrainingReminder, { body: { token } });
    const isUnknown = result.status === 400;
    if (result.error === null) setView({ name: 'stopped' });
    else setView(isUnknown ? { name: 'incomplete' } : { name: 'asking', token, fault: errorSentence(result) });
  }

  if (view.name === 'opening') return <OpeningLink title={say('stop-title')} />;
  if (view.name !== 'asking') return <StopEmailsView name={view.name} />;
  return <StopEmailsView name="asking" fault={view.fault ?? null} onStop={() => void stop(view.token)} />;
}

async function viewOf(token: string | null): Promise<View> {
  return token === null ? { name: 'incomplete' } : { name: 'asking', token };
}
