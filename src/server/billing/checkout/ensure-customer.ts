import { plainName } from '#server/identity/plain-name.ts';
import { isErasedCustomer } from '../buyer/erasures.sql.ts';
import type { BillingDeps } from '../deps.ts';
import type { ProviderOutcome } from '../provider.ts';
import { type Buyer, saveCustomerId } from './checkouts.sql.ts';

type CustomerDeps = Pick<BillingDeps, 'db' | 'provider'>;

/**
 * The provider's customer id of the buyer. Reuses the address's customer, making an archived one active, or creates
 * one. An erased person's customer is not reused, because the address's new owner must not see its invoices. `checked`
 * also asks the provider about a stored id.
 */
export async function ensureCustomer(
  deps: CustomerDeps,
  buyer: Buyer,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  const { providerCustomerId } = buyer;
  if (providerCustomerId && !checked) return { ok: providerCustomerId };
  if (providerCustomerId) {
    const activated = await activate(deps, providerCustomerId);
    if (!('refused' in activated)) return activated;
  }
  const made = await findOrCreate(deps, buyer);
  if ('ok' in made) await saveCustomerId(deps.db, buyer.id, made.ok);
  return made;
}

async function findOrCreate(deps: CustomerDeps, buyer: Buyer): Promise<ProviderOutcome<string>> {
  const first = await create(deps, buyer);
  if (!('ok' in first)) return first;
  if ('made' in first.ok) return { ok: first.ok.made };
  const { known } = first.ok;
  if (!(await isErasedCustomer(deps.db, known))) return activate(deps, known);
  const forgotten = await deps.provider.customers.forget(known);
  if (!('ok' in forgotten)) return { unavailable: 'refused' in forgotten ? forgotten.detail : forgotten.unavailable };
  const second = await create(deps, buyer);
  if (!('ok' in second)) return second;
  return 'made' in second.ok
    ? { ok: second.ok.made }
    : { unavailable: 'the address of an erased customer is not free yet' };
}

function create({ provider }: CustomerDeps, { email, name }: Buyer) {
  return provider.customers.create({ email, name: plainName(name) || null });
}

async function activate({ provider }: CustomerDeps, customerId: string): Promise<ProviderOutcome<string>> {
  const activated = await provider.customers.activate(customerId);
  return 'ok' in activated ? { ok: customerId } : activated;
}
