import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { failureOf, mapOutcome } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';

export function paddleCustomers(gateway: PaddleGateway): PaymentProvider['customers'] {
  return {
    create: async (buyer) => {
      const made = await callPaddle(gateway, 'change', (sdk) => sdk.customers.create(buyer));
      if (!('refused' in made)) return mapOutcome(made, ({ id }) => ({ made: id }));
      // Paddle ignores the case of addresses, and names the existing customer only in the text of its error.
      const known = /\bctm_[a-z\d]{26}\b/.exec(made.detail)?.[0];
      return made.refused === 'customer_already_exists' && known ? { ok: { known } } : failureOf(made);
    },
    find: async (id) => {
      const customer = await callPaddle(gateway, 'read', (sdk) => sdk.customers.get(id));
      return mapOutcome(customer, ({ email, name }) => (email === forgottenEmail(id) ? 'forgotten' : { email, name }));
    },
    activate: async (id) => {
      const customer = await callPaddle(gateway, 'read', (sdk) => sdk.customers.get(id));
      if (!('ok' in customer)) return failureOf(customer);
      if (customer.ok.status !== 'archived') return { ok: 'active' };
      const activated = await callPaddle(gateway, 'change', (sdk) => sdk.customers.update(id, { status: 'active' }));
      return mapOutcome(activated, () => 'active');
    },
    changeEmail: async (id, email) => {
      const changed = await callPaddle(gateway, 'change', (sdk) => sdk.customers.update(id, { email }));
      return mapOutcome(changed, () => 'changed');
    },
    forget: (id) => forget(gateway, id),
  };
}

/** The domain is reserved for examples (RFC 2606) and accepts no mail (RFC 7505). */
const forgottenEmail = (customerId: string) => `erased-${customerId}@example.com`;

async function forget(gateway: PaddleGateway, id: string): Promise<ProviderOutcome<'forgotten'>> {
  const email = forgottenEmail(id);
  const changed = await callPaddle(gateway, 'change', (sdk) =>
    sdk.customers.update(id, { email, name: null, status: 'archived' }),
  );
  if ('ok' in changed) return { ok: 'forgotten' };
  const found = await callPaddle(gateway, 'read', (sdk) => sdk.customers.get(id));
  if ('refused' in found && found.refused.endsWith('not_found')) return { ok: 'forgotten' };
  if (!('ok' in found) || found.ok.status !== 'archived') return failureOf(changed);
  if (found.ok.email === email) return { ok: 'forgotten' };
  // An archived customer can only be made active; the caller then tries again.
  const activated = await callPaddle(gateway, 'change', (sdk) => sdk.customers.update(id, { status: 'active' }));
  return 'ok' in activated ? { unavailable: 'the customer was archived' } : failureOf(activated);
}
