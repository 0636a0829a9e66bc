import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import { refusalOf } from './end-erased-subscription';
import type { Pending } from './insist';

/** RFC 2606 keeps the domain for examples and RFC 7505 says that it takes no mail. */
const forgottenEmail = (customerId: string) => `erased-${customerId}@example.com`;

/**
 * Takes name and address out of a customer at Paddle and puts it away. The address is free then: whoever signs it up again
 * becomes another customer, and the pages with the old invoices open to nobody.
 */
export async function forgetCustomer({ paddle }: Pick<Deps, 'paddle'>, customerId: string): Promise<'done' | Pending> {
  const email = forgottenEmail(customerId);
  const changed = await callPaddle(paddle, 'change', (sdk) =>
    sdk.customers.update(customerId, { email, name: null, status: 'archived' }),
  );
  if ('ok' in changed) return 'done';
  const found = await callPaddle(paddle, 'read', (sdk) => sdk.customers.get(customerId));
  if ('refused' in found && found.refused.endsWith('not_found')) return 'done';
  if (!('ok' in found) || found.ok.status !== 'archived') return { pending: refusalOf(changed) };
  if (found.ok.email === email) return 'done';
  // An archived customer takes no change but to be woken.
  const woken = await callPaddle(paddle, 'change', (sdk) => sdk.customers.update(customerId, { status: 'active' }));
  return { pending: 'ok' in woken ? 'the customer was archived' : refusalOf(woken) };
}
