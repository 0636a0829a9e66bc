import { isErasedCustomer } from '../account/erasures.sql';
import { forgetCustomer } from '../account/forget-customer';
import { plainName } from '../auth/plain-name';
import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { type Buyer, saveCustomerId } from './checkouts.sql';

/**
 * Paddle's id of the buyer, made when there is none. Paddle compares addresses without regard to case and keeps archived
 * customers: one that exists already is taken, and woken when archived, unless it was somebody's who had themselves erased:
 * their invoices are not for whoever has the address now. `checked` asks Paddle about a remembered id too.
 */
export async function ensureCustomer(
  deps: Pick<Deps, 'db' | 'paddle'>,
  buyer: Buyer,
  { checked }: { checked: boolean },
): Promise<PaddleOutcome<string>> {
  const { paddleCustomerId } = buyer;
  if (paddleCustomerId && !checked) return { ok: paddleCustomerId };
  if (paddleCustomerId) {
    const awake = await wakeCustomer(deps, paddleCustomerId);
    if (!('refused' in awake)) return awake;
  }
  const made = await createCustomer(deps, buyer);
  if ('ok' in made) await saveCustomerId(deps.db, buyer.id, made.ok);
  return made;
}

async function createCustomer(deps: Pick<Deps, 'db' | 'paddle'>, buyer: Buyer): Promise<PaddleOutcome<string>> {
  const made = await create(deps, buyer);
  if ('ok' in made || 'unavailable' in made || made.refused !== 'customer_already_exists') return made;
  const existing = /\bctm_[a-z\d]{26}\b/.exec(made.detail)?.[0];
  if (!existing) return made;
  if (!(await isErasedCustomer(deps.db, existing))) return wakeCustomer(deps, existing);
  const forgotten = await forgetCustomer(deps, existing);
  return forgotten === 'done' ? create(deps, buyer) : { unavailable: forgotten.pending };
}

async function create({ paddle }: Pick<Deps, 'paddle'>, { email, name }: Buyer): Promise<PaddleOutcome<string>> {
  const customer = { email, name: plainName(name) || null };
  const made = await callPaddle(paddle, 'change', (sdk) => sdk.customers.create(customer));
  return 'ok' in made ? { ok: made.ok.id } : made;
}

async function wakeCustomer({ paddle }: Pick<Deps, 'paddle'>, id: string): Promise<PaddleOutcome<string>> {
  const customer = await callPaddle(paddle, 'read', (sdk) => sdk.customers.get(id));
  if (!('ok' in customer)) return customer;
  if (customer.ok.status !== 'archived') return { ok: id };
  const woken = await callPaddle(paddle, 'change', (sdk) => sdk.customers.update(id, { status: 'active' }));
  return 'ok' in woken ? { ok: id } : woken;
}
