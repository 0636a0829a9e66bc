import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { OpeningLink } from '../auth/link-stages.tsx';
import { linksCopy, say } from '../auth/links-copy.ts';
import { UndoAddressView } from './undo-address-view.tsx';

type View = { name: 'asking'; token: string; fault?: string } | { name: 'incomplete' } | { name: 'undone' };

export const prepare = linksCopy.load;

/** /undo-address: the page behind the link to the old address. Opening it changes nothing, because scanners open links. */
export default function UndoAddressPage() {
  const { view, setView } = useLinkView(viewOf);

  async function undo(token: string) {
    const result = await call(calls.undoAddress, { body: { token } });
    if (result.error === null) setView({ name: 'undone' });
    else if (result.status === 404 || result.status === 400) setView({ name: 'incomplete' });
    else setView({ name: 'asking', token, fault: errorSentence(result) });
  }

  if (view.name === 'opening') return <OpeningLink title={say('undo-title')} />;
  if (view.name !== 'asking') return <UndoAddressView name={view.name} />;
  return <UndoAddressView name="asking" fault={view.fault ?? null} onUndo={() => void undo(view.token)} />;
}

async function viewOf(token: string | null): Promise<View> {
  return token === null ? { name: 'incomplete' } : { name: 'asking', token };
}
