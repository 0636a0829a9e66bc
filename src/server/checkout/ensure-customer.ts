import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { type Buyer, saveCustomerId } from './checkouts.sql';

/**
 * Paddle's id of the buyer, made when there is none. Paddle compares addresses without regard to case and keeps archived
 * customers: one that exists already is taken, and woken when archived. `checked` asks Paddle about a remembered id too.
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

async function createCustomer(deps: Pick<Deps, 'paddle'>, { email, name }: Buyer): Promise<PaddleOutcome<string>> {
  const made = await callPaddle(deps.paddle, 'change', (sdk) => sdk.customers.create({ email, name: name || null }));
  if ('ok' in made) return { ok: made.ok.id };
  if ('unavailable' in made || made.refused !== 'customer_already_exists') return made;
  const existing = /\bctm_[a-z\d]{26}\b/.exec(made.detail)?.[0];
  return existing ? wakeCustomer(deps, existing) : made;
}

async function wakeCustomer({ paddle }: Pick<Deps, 'paddle'>, id: string): Promise<PaddleOutcome<string>> {
  const customer = await callPaddle(paddle, 'read', (sdk) => sdk.customers.get(id));
  if (!('ok' in customer)) return customer;
  if (customer.ok.status !== 'archived') return { ok: id };
  const woken = await callPaddle(paddle, 'change', (sdk) => sdk.customers.update(id, { status: 'active' }));
  return 'ok' in woken ? { ok: id } : woken;
}
