import { plainName } from '#server/identity/plain-name.ts';
import { isErasedCustomer } from '../buyer/erasures.sql.ts';
import type { BillingDeps } from '../deps.ts';
import type { ProviderOutcome } from '../provider.ts';
import { type Buyer, saveCustomerId } from './checkouts.sql.ts';

type CustomerDeps = Pick<BillingDeps, 'db' | 'provider'>;

/**
 * The provider's id of the buyer, made when there is none. A customer who exists already is taken, and woken when put
 * away, unless it was somebody's who had themselves erased: their invoices are not for whoever has the address now.
 * `checked` asks the provider about a remembered id too.
 */
export async function ensureCustomer(
  deps: CustomerDeps,
  buyer: Buyer,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  const { providerCustomerId } = buyer;
  if (providerCustomerId && !checked) return { ok: providerCustomerId };
  if (providerCustomerId) {
    const awake = await wake(deps, providerCustomerId);
    if (!('refused' in awake)) return awake;
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
  if (!(await isErasedCustomer(deps.db, known))) return wake(deps, known);
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

async function wake({ provider }: CustomerDeps, customerId: string): Promise<ProviderOutcome<string>> {
  const awake = await provider.customers.wake(customerId);
  return 'ok' in awake ? { ok: customerId } : awake;
}
